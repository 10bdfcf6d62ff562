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
  ['Ａｎｎａ ７', 'Anna 7'],
  ['Ⓐⓝⓝⓐ 🄱', 'Anna B'],
  ['Graﬁn', 'Grafin'],
  ['ﾊﾟﾊﾟ', 'パパ'],
  ['Anna\u00a0Braun\u3000B', 'Anna Braun B'],
  ['Zoe\u0301', 'Zoé'],
  ['Bob ½', 'Bob ½'],
  ['Bob 1⅓', 'Bob 1⅓'],
  ['E = mc²', 'E = mc²'],
  ['x⁵ H₂O', 'x⁵ H₂O'],
  ['Team ①', 'Team ①'],
  ['Team ⑳', 'Team 20'],
  ['Team ❿', 'Team'],
  ['𝑆𝑎𝑟𝑎ℎ', 'Sarah'],
  ['ℝ𝕠𝕓', 'Rob'],
  ['ℌ𝔢𝔩𝔩𝔬', 'Hello'],
  ['ℒ𝓊𝒸𝓎', 'Lucy'],
  ['ℂℍℕℙℚℝℤ', 'CHNPQRZ'],
  ['ℬℰℱℋℐℒℳℛ', 'BEFHILMR'],
  ['ℭℌℑℜℨ ℯℊℴ', 'CHIRZ ego'],
  ['⒜nna', '(a)nna'],
  ['ﾡￂ', '가'],
  ['Bob™ № 5', 'Bob™ № 5'],
  ['Mª José 2º', 'Mª José 2º'],
  ['Ludwig Ⅷ', 'Ludwig Ⅷ'],
  ['20℃ 5€', '20℃ 5€'],
  ['Anna…', 'Anna…'],
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
