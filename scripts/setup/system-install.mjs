import { likelyCause } from './fault.mjs';
import { thisMachine } from './machine.mjs';
import { markOf, step } from './progress.mjs';
import { installCommand, packageManager } from './system-packages.mjs';

/** @typedef {import('./machine.mjs').Machine} Machine */
/** @typedef {import('./system-packages.mjs').PackageManager} PackageManager */

/**
 * Installs packages of the operating system where that can be done without asking: as root on Debian and Ubuntu.
 * Elsewhere the person who runs this gets the command.
 * @param {object} wish
 * @param {string} wish.title
 * @param {string} wish.missing one sentence
 * @param {(manager: PackageManager) => readonly string[]} wish.packages
 * @param {string} wish.byHand what to do where no package manager is known
 * @param {Machine} [machine]
 * @returns {Promise<import('./fault.mjs').Fault | undefined>}
 */
export async function installFromSystem({ title, missing, packages, byHand }, machine = thisMachine) {
  const manager = packageManager(machine.find);
  if (manager === undefined) return { sentence: `${missing} ${byHand}` };
  const wanted = packages(manager);
  const remedy = installCommand(manager, machine.isRoot, wanted);
  if (manager.program !== 'apt-get' || !machine.isRoot) return { sentence: missing, remedy };

  const ended = await step(
    title,
    (note) => aptInstall(machine.run, wanted, note),
    ({ ok }) => markOf(ok),
  );
  if (ended.ok) return undefined;
  const cause = likelyCause(ended.output);
  return {
    sentence: `${missing} Installing failed${cause ? `: ${cause}` : ''}.`,
    output: ended.output,
    again: remedy,
  };
}

/**
 * @param {Machine['run']} run
 * @param {readonly string[]} packages
 * @param {(line: string) => void} onLine
 */
async function aptInstall(run, packages, onLine) {
  const options = { onLine, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  // An installation that was cut short earlier stops every later one until this has run.
  await run('dpkg', ['--configure', '-a'], options);
  // One list that cannot be fetched need not matter: the installation itself tells.
  await run('apt-get', ['update'], options);
  return run('apt-get', ['install', '-y', '-o', 'DPkg::Lock::Timeout=120', ...packages], options);
}
