import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { readConfig } from './config.js';
import { makeLogger } from './log.js';
import { startMatinee } from './matinee.js';
import { projectRoot } from './project.js';

const print = (line: string): void => console.log(line);

function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const settings = join(projectRoot, '.env');
if (existsSync(settings)) loadEnvFile(settings);
const config = readConfig(process.env, projectRoot);
if (!config.ok)
  giveUp(`These settings are wrong (see .env.example):\n${config.fault.map((each) => `  ${each}`).join('\n')}`);

const log = makeLogger(config.value.logLevel);
const started = await startMatinee(config.value, { log, print });
if (!started.ok) giveUp(started.fault);
print(`Matinee is ready: ${started.value.address}`);

process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise was left alone with its failure'));

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    // A second signal means that somebody does not want to wait.
    if (stopping) process.exit(1);
    stopping = true;
    await started.value.stop();
    process.exit(0);
  });
}
