import { setTimeout as sleep } from 'node:timers/promises';
import { startMatinee } from './app/matinee.js';
import { readConfig } from './shared/config.js';
import { makeLogger } from './shared/log.js';
import { loadSettingsFile, projectRoot } from './shared/project.js';

const print = (line: string): void => console.log(line);

function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

loadSettingsFile();
const config = readConfig(process.env, projectRoot);
if (!config.ok)
  giveUp(`These settings are wrong (see .env.example):\n${config.fault.map((each) => `  ${each}`).join('\n')}`);

const log = makeLogger(config.value.logLevel);
process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise was left alone with its failure'));

const leaving = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => {
    // A second signal means that somebody does not want to wait.
    if (leaving.signal.aborted) process.exit(1);
    print('Stopping …');
    leaving.abort();
  });
}

const started = await startMatinee(config.value, { log, print, signal: leaving.signal });
if (!started.ok) giveUp(started.fault);
const { failed, stop } = started.value;
leaving.signal.addEventListener('abort', async () => {
  await stop();
  // Sockets that are still connecting would keep the process for a while.
  process.exit(0);
});

/** Those who wait for an answer should still hear that it failed; but nothing may keep the process from ending. */
const LAST_ANSWERS_MS = 10_000;

failed.then(async (sentence) => {
  await Promise.race([stop(), sleep(LAST_ANSWERS_MS)]).catch((error) => log.error({ err: error }, 'stopping failed'));
  giveUp(sentence);
});
