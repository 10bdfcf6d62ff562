import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DISCORD_FILE_ORIGINS } from '../../../src/fronts/discord/attachment.js';
import { MAX_FILE_BYTES } from '../../../src/puzzles/files/read-file.js';
import { type Attached, inServer, MANAGE_GUILD } from '../../discord-server/index.js';
import { makeCommand, openStage, type Stage } from './stage.js';

const NOT_UPLOADED = 'I only read files that are uploaded to Discord. Attach the file to the command itself.';

const take = (taken: Uint8Array[]) =>
  makeCommand(
    'take',
    async (_, args) => {
      const { file } = args as unknown as { file: { read(): Promise<Uint8Array> } };
      taken.push(await file.read());
      return { text: 'taken', personal: true };
    },
    { options: [{ name: 'file', description: 'The file', type: 'file', required: true }], audience: 'admins' },
  );

describe('files that people send', () => {
  let stage: Stage;
  let taken: Uint8Array[];

  const send = async (file: Attached, permissions = MANAGE_GUILD) => {
    const ada = inServer('Ada', stage.discord.home, { permissions });
    return (await stage.answer(stage.discord.slash(ada, 'take', { file }))).content;
  };

  describe('from anywhere but Discord’s own hosts', () => {
    beforeEach(async () => {
      taken = [];
      stage = await openStage([take(taken)], { fileOrigins: DISCORD_FILE_ORIGINS });
    });
    afterEach(() => stage.close());

    it.each([
      'https://example.com/attachments/1/2/two.epd',
      'http://cdn.discordapp.com/attachments/1/2/two.epd',
      'https://cdn.discordapp.com.example.com/two.epd',
      'https://cdn.discordapp.com@example.com/two.epd',
      'https://cdn.discordapp.com:8443/two.epd',
      'http://127.0.0.1/two.epd',
      'file:///etc/hostname',
      'two.epd',
    ])('are refused: %s', async (url) => {
      expect(await send({ name: 'two.epd', url, size: 10 })).toBe(NOT_UPLOADED);
      expect(taken).toEqual([]);
    });
  });

  describe('from where uploads lie', () => {
    beforeEach(async () => {
      taken = [];
      stage = await openStage([take(taken)]);
    });
    afterEach(() => stage.close());

    it('are taken up to the limit', async () => {
      const content = new Uint8Array(MAX_FILE_BYTES).fill(65);
      expect(await send(stage.discord.files.upload('large.epd', content))).toBe('taken');
      expect(taken[0]?.length).toBe(MAX_FILE_BYTES);
    });

    it('are refused unseen when Discord says that they are too large', async () => {
      const file = { ...stage.discord.files.upload('huge.epd', new Uint8Array(10)), size: MAX_FILE_BYTES + 1 };
      expect(await send(file)).toBe(
        '“huge.epd”: The file has 2.1 MB and the limit is 2 MB; split it into smaller files.',
      );
      expect(stage.discord.files.served).toEqual([]);
    });

    it('are named letter for letter', async () => {
      const file = { ...stage.discord.files.upload('x', new Uint8Array(10)), name: '**x**', size: MAX_FILE_BYTES + 1 };
      expect(await send(file)).toMatch(/^“\\\*\\\*x\\\*\\\*”: The file has/);
    });

    it('are refused on the way when they turn out too large', async () => {
      const content = new Uint8Array(MAX_FILE_BYTES + 1);
      expect(await send({ ...stage.discord.files.upload('liar.epd', content), size: 10 })).toMatch(/limit is 2 MB/);
      expect(taken).toEqual([]);
    });

    it('are not followed to another place', async () => {
      const target = stage.discord.files.upload('target.epd', new Uint8Array(10));
      const sentence = await send(stage.discord.files.redirect('moved.epd', target.url));
      expect(sentence).toBe('“moved.epd”: I could not get this file from Discord. Please send it once more.');
      expect(stage.discord.files.served).toHaveLength(1);
    });

    it('may be missing', async () => {
      const url = `${stage.discord.files.origin}/attachments/1/gone.epd`;
      expect(await send({ name: 'gone.epd', url, size: 10 })).toMatch(/^“gone\.epd”: I could not get this file/);
    });

    it('are not fetched for somebody who may not send them', async () => {
      const sentence = await send(stage.discord.files.upload('two.epd', new Uint8Array(10)), 0n);
      expect(sentence).toContain('for the admins of this server');
      expect(stage.discord.files.served).toEqual([]);
    });
  });
});
