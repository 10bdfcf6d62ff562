import { EXPORT_FORMATS, type ExportFormat } from '../../puzzles/files/formats/write.js';
import { fail, ok, type Result } from '../../shared/result.js';
import { shown } from '../program/command-words.js';

const USUAL_FORMAT: ExportFormat = 'epd';

export const isPacked = (path: string): boolean => path.toLowerCase().endsWith('.gz');

/** What was asked for, else what the name of the file tells, which may end in `.gz` too. */
export function readFormat(asked: string | true | undefined, path: string | undefined): Result<ExportFormat, string> {
  if (asked !== undefined) {
    const format = formatOf(String(asked).toLowerCase());
    return format ? ok(format) : fail(`There is no format ${shown(asked)}; there are ${EXPORT_FORMATS.join(', ')}.`);
  }
  if (path === undefined) return ok(USUAL_FORMAT);
  const ending = /\.([^./\\]+)$/.exec(path.toLowerCase().replace(/\.gz$/, ''))?.[1] ?? '';
  const format = formatOf(ending);
  return format ? ok(format) : fail(`The name ${shown(path)} does not tell a format; add --format.`);
}

const formatOf = (name: string): ExportFormat | undefined => EXPORT_FORMATS.find((format) => format === name);
