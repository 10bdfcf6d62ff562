/** The bot as it is built, on another Discord and with a clock that is ahead. It is started to be killed. */

/** @param {string} file */
const built = (file) => import(new URL(`../../dist/src/${file}`, import.meta.url).href);

const [{ startMatinee }, { readConfig }, { makeLogger }] = await Promise.all([
  built('app/matinee.js'),
  built('shared/config.js'),
  built('shared/log.js'),
]);
const { DISCORD_API, CLOCK_AHEAD_MS } = process.env;
const config = readConfig(process.env, '/');
if (!config.ok) throw new Error(config.fault.join('\n'));

const leaving = new AbortController();
process.on('SIGTERM', () => leaving.abort());
const started = await startMatinee(config.value, {
  log: makeLogger(config.value.logLevel),
  print: () => {},
  now: () => Date.now() + Number(CLOCK_AHEAD_MS),
  discordApi: DISCORD_API,
  signal: leaving.signal,
});
if (!started.ok) throw new Error(started.fault);
process.send?.('ready');
leaving.signal.addEventListener('abort', async () => {
  await started.value.stop();
  process.exit(0);
});
