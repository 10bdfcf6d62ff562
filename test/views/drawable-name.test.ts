import { expect, it } from 'vitest';
import { drawableName } from '../../src/views/drawable-name.js';

it.each([
  ['Anna ❤️', 'Anna'],
  ['♟️ Bert ♟️ Braun', 'Bert Braun'],
  ['👨‍👩‍👧‍👦 Familie Müller', 'Familie Müller'],
  ['Zoé🏳️‍🌈', 'Zoé'],
  ['Top 1️⃣', 'Top'],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿 Ewan', 'Ewan'],
  ['𝕬𝖓𝖓𝖆', 'Anna'],
  ['Ёжик', 'Ёжик'],
  ['محمد صلاح', 'محمد صلاح'],
  ['דָּוִד', 'דָּוִד'],
  ['山田太郎さん', '山田太郎さん'],
  ['スーパー々', 'スーパー々'],
  ['王小明', '王小明'],
  ['김민준', '김민준'],
  ['Ali علي 山田 💫', 'Ali علي 山田'],
  ['An\u202ena', 'Anna'],
])('%s stands on a card as %s', (name, drawn) => {
  expect(drawableName(name)).toBe(drawn);
});

it.each(['🦄', '❤️', '', '\u200b', 'สมชาย'])('there is no name for a card in %j', (name) => {
  expect(drawableName(name)).toBeUndefined();
});
