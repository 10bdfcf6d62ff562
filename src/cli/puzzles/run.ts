import { openStore, sqlitePath } from '../../store/open.js';
import { explainStoreFault } from '../../store/store.js';
import { EXIT, type ExitCode } from '../program/program.js';
import type { Screen } from '../program/screen.js';
import { add } from './add.js';
import { readArguments } from './arguments.js';
import { change } from './change.js';
import type { Desk } from './desk.js';
import { exportPuzzles } from './export.js';
import { list } from './list.js';
import { remove } from './remove.js';
import { reports } from './reports.js';
import type { Request } from './request.js';
import { readSettings } from './settings.js';
import { show } from './show.js';
import { explainTrouble } from './trouble.js';
import { verify } from './verify.js';

/** What `npm run puzzles -- words` does. When the signal is aborted it ends early, and keeps what was done so far. */
export async function run(words: readonly string[], screen: Screen, signal: AbortSignal): Promise<ExitCode> {
  const reading = readArguments(words);
  switch (reading.kind) {
    case 'help':
      screen.print([reading.text]);
      return EXIT.done;
    case 'wrong':
      screen.tell(reading.sentence);
      return EXIT.wrongUsage;
    case 'request':
      return atTheDesk(reading.request, screen, signal);
  }
}

async function atTheDesk(request: Request, screen: Screen, signal: AbortSignal): Promise<ExitCode> {
  const config = readSettings();
  if (!config.ok) {
    screen.tell(config.fault);
    return EXIT.wrongUsage;
  }
  const opened = await openStore(config.value);
  if (!opened.ok) {
    screen.tell(explainStoreFault(opened.fault));
    return EXIT.notAll;
  }
  const { library, reports: reportStore, close } = opened.value;
  try {
    return await serve(request, {
      library,
      reports: reportStore,
      config: config.value,
      database: sqlitePath(config.value),
      screen,
      signal,
      now: Date.now,
    });
  } catch (error) {
    const sentence = explainTrouble(error);
    if (sentence === undefined) throw error;
    screen.endStatus();
    screen.tell(sentence);
    return EXIT.notAll;
  } finally {
    // Adding tells more: where it stopped, and how it goes on.
    if (signal.aborted && request.command !== 'add') screen.tell('Stopped.');
    await close();
  }
}

function serve(request: Request, desk: Desk): Promise<ExitCode> {
  switch (request.command) {
    case 'add':
      return add(request, desk);
    case 'list':
      return list(request, desk);
    case 'show':
      return show(request, desk);
    case 'verify':
      return verify(request, desk);
    case 'relabel':
    case 'allow':
      return change(request, desk);
    case 'remove':
      return remove(request, desk);
    case 'export':
      return exportPuzzles(request, desk);
    case 'reports':
      return reports(request, desk);
  }
}
