// Old syntax only, and nothing imported: the oldest Node must be able to read this file and say what it says.

/** The same as `engines` in package.json: the first minor version that will do, by major version; later majors all do. */
const FIRST_MINOR = { 20: 19, 22: 12 };
const NEWEST_MAJOR = 24;

/**
 * @param {string} version such as `20.19.0`
 * @returns {string | undefined} one sentence for the person who has to change it
 */
export function nodeFault(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const firstMinor = FIRST_MINOR[/** @type {keyof typeof FIRST_MINOR} */ (major)];
  if (major >= NEWEST_MAJOR || (firstMinor !== undefined && minor >= firstMinor)) return undefined;
  return `Matinee runs on Node 20 (from 20.19), 22 (from 22.12), 24 or newer, and this is Node ${version}: install Node ${NEWEST_MAJOR} from https://nodejs.org and try again.`;
}

export function requireSupportedNode() {
  const fault = nodeFault(process.versions.node);
  if (fault === undefined) return;
  console.error(fault);
  process.exit(1);
}
