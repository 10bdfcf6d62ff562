import { type Config, readConfig } from '../../shared/config.js';
import { loadSettingsFile, projectRoot } from '../../shared/project.js';
import { fail, type Result } from '../../shared/result.js';

/** The same settings as the bot's: it is the same library. */
export function readSettings(): Result<Config, string> {
  loadSettingsFile();
  const config = readConfig(process.env, projectRoot);
  if (config.ok) return config;
  return fail(`These settings are wrong (see .env.example):\n${config.fault.map((each) => `  ${each}`).join('\n')}`);
}
