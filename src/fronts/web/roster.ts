import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Texts } from '../../texts/en.js';
import { isSameName, readName } from './visitor-name.js';

export interface Visitor {
  /** Whoever has it is this person, so it is told to nobody: not even to the page. */
  readonly id: string;
  /** As they chose it. */
  readonly name?: string;
}

/** The people who share one browser, such as a family, and the one among them who plays now. */
export interface Roster {
  readonly visitors: readonly Visitor[];
  readonly current: Visitor;
}

export const MOST_VISITORS = 8;

/** Eight of the longest names, in letters of four bytes, come to 1,700. */
const MOST_WRITTEN = 2000;

const ID = /^[\w-]{22}$/;
const written = z.array(z.tuple([z.string().regex(ID), z.string()]));

export const makeVisitor = (name?: string): Visitor => ({
  id: randomBytes(16).toString('base64url'),
  ...(name !== undefined && { name }),
});

/** What a browser brought back; nothing when it brought nothing that was made here. Half of it still says who they are. */
export function readRoster(currentId: string | undefined, list: string | undefined): Roster | undefined {
  const listed = decodeVisitors(list ?? '');
  const id = currentId !== undefined && ID.test(currentId) ? currentId : listed[0]?.id;
  if (id === undefined) return undefined;
  const found = listed.find((visitor) => visitor.id === id);
  if (found) return { visitors: listed, current: found };
  const current = { id };
  return { visitors: [current, ...listed].slice(0, MOST_VISITORS), current };
}

export const encodeVisitors = (visitors: readonly Visitor[]): string =>
  Buffer.from(JSON.stringify(visitors.map(({ id, name = '' }) => [id, name]))).toString('base64url');

export function decodeVisitors(encoded: string): readonly Visitor[] {
  const visitors: Visitor[] = [];
  for (const [id, typed] of readWritten(encoded)) {
    if (visitors.some((visitor) => visitor.id === id)) continue;
    const name = readName(typed);
    const isFree = name.ok && !visitors.some((visitor) => visitor.name && isSameName(visitor.name, name.value));
    visitors.push(isFree ? { id, name: name.value } : { id });
  }
  return visitors.slice(0, MOST_VISITORS);
}

function readWritten(encoded: string): z.infer<typeof written> {
  if (encoded.length > MOST_WRITTEN) return [];
  try {
    return written.parse(JSON.parse(Buffer.from(encoded, 'base64url').toString()));
  } catch {
    // Somebody else's cookie, or half of ours.
    return [];
  }
}

const digestOf = (id: string): Buffer => createHash('sha256').update(id).digest();

/** What the page calls a visitor by. It leads to no id, and it stays when others come and go. */
export const handleOf = ({ id }: Visitor): string => digestOf(id).toString('base64url').slice(0, 12);

/** By which others know them: it may stand in what others are shown, and does not tell the id. */
export const playerIdOf = ({ id }: Visitor): string => `web:${digestOf(`player ${id}`).toString('hex').slice(0, 32)}`;

/** Everybody's name by their id. A guest's number comes from the id: those of several browsers meet on one board. */
export function namesOf(visitors: readonly Visitor[], { visitors: words }: Texts): ReadonlyMap<string, string> {
  const names = new Map(visitors.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name]])));
  const isTaken = (name: string): boolean => [...names.values()].some((other) => isSameName(other, name));
  for (const { id, name } of visitors) {
    if (name !== undefined) continue;
    let number = 100 + (digestOf(id).readUInt16BE(30) % 900);
    while (isTaken(words.guest(number))) number += 1;
    names.set(id, words.guest(number));
  }
  return names;
}
