/**
 * Why the set-up cannot go on, in words for the person who runs it.
 * @typedef {object} Fault
 * @property {string} sentence What failed, and what to do.
 * @property {readonly string[]} [output] What the failed program said.
 * @property {string} [remedy] The command that mends it.
 * @property {string} [again] The command that failed, to see all it says.
 */

const LAST_LINES = 12;

/**
 * @param {Fault} fault
 * @returns {string}
 */
export function explain({ sentence, output = [], remedy, again }) {
  const said = output.filter((line) => line.trim() !== '').slice(-LAST_LINES);
  return [
    '',
    sentence,
    ...(said.length > 0 ? ['', ...said.map((line) => `    ${line}`)] : []),
    ...(remedy ? ['', 'Run this, then try again:', '', `    ${remedy}`] : []),
    ...(again ? ['', 'To see everything it says, run:', '', `    ${again}`] : []),
    '',
  ].join('\n');
}

/** What a program's last words say about the machine rather than about the program. */
const CAUSES = [
  {
    sign: /EROFS|read-only file system/i,
    sentence: 'this folder is on a read-only disk; use a copy that can be written to',
  },
  { sign: /ENOSPC|no space left/i, sentence: 'the disk is full; free some space and try again' },
  { sign: /EACCES|EPERM|permission denied/i, sentence: 'this user may not write there; check who owns the folder' },
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|Temporary failure resolving/,
    sentence: 'the network cannot be reached; check the connection and try again',
  },
];

/**
 * @param {readonly string[]} output
 * @returns {string | undefined}
 */
export const likelyCause = (output) => CAUSES.find(({ sign }) => output.some((line) => sign.test(line)))?.sentence;
