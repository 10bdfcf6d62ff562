import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Place, Places } from '../../src/bot/channels.js';
import type { ShownReply } from '../../src/bot/reply.js';
import type { Picture } from '../../src/pictures/picture.js';

export interface Seen {
  readonly text: string;
  /** The words of its pictures. */
  readonly alts: readonly string[];
}

/** Somebody who looks at a place. */
export interface Onlooker {
  /** What they see, from the oldest to the newest, when it is this; else it fails. */
  sees(expected: readonly Seen[]): Promise<void>;
  /** Their connection is lost, and they see nothing new. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
}

/** One way to publish, with the real front end behind it. */
export interface PlaceDriver {
  readonly places: Places;
  readonly place: Place;
  /** Near it, but not the same place. */
  readonly elsewhere: Place;
  onlooker(): Promise<Onlooker>;
  close(): Promise<void>;
}

const BOARD: Picture = {
  kind: 'chess',
  fen: '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1',
  orientation: 'white',
  alt: 'White: rook a1.',
};
const saying = (text: string, pictures?: readonly Picture[]): ShownReply => ({
  text,
  personal: false,
  look: {},
  ...(pictures && { pictures }),
});
const seen = (text: string, ...alts: readonly string[]): Seen => ({ text, alts });

/** What every place to publish promises. */
export function placeContract(name: string, open: () => Promise<PlaceDriver>): void {
  describe(`${name}: what every place promises`, () => {
    let driver: PlaceDriver;
    let nonces = 0;
    beforeEach(async () => {
      driver = await open();
    });
    afterEach(() => driver.close());

    const post = async (reply: ShownReply, nonce = `place-${++nonces}`): Promise<string> => {
      const posted = await driver.places.post(driver.place, reply, { nonce });
      if (!posted.ok) throw new Error(`not posted: ${posted.fault.code}`);
      return posted.value.messageId;
    };
    const edit = (messageId: string, reply: ShownReply) => driver.places.edit(driver.place, messageId, reply);

    it('shows everybody there what is posted, in order, with its pictures', async () => {
      const [ada, grace] = [await driver.onlooker(), await driver.onlooker()];
      await post(saying('One', [BOARD]));
      await post(saying('Two'));
      const all = [seen('One', BOARD.alt), seen('Two')];
      await ada.sees(all);
      await grace.sees(all);
    });

    it('edits a message where it stands, and leaves its pictures unless there are new ones', async () => {
      const ada = await driver.onlooker();
      const first = await post(saying('One', [BOARD]));
      await post(saying('Two'));
      expect(await edit(first, saying('One, again'))).toEqual({ ok: true, value: undefined });
      await ada.sees([seen('One, again', BOARD.alt), seen('Two')]);
      await edit(first, saying('One, at last', [{ ...BOARD, alt: 'another' }]));
      await ada.sees([seen('One, at last', 'another'), seen('Two')]);
    });

    it('posts once for one nonce', async () => {
      const ada = await driver.onlooker();
      const first = await post(saying('One'), 'the same');
      expect(await post(saying('One'), 'the same')).toBe(first);
      await post(saying('Two'));
      await ada.sees([seen('One'), seen('Two')]);
    });

    it('posts nothing elsewhere', async () => {
      const ada = await driver.onlooker();
      const posted = await driver.places.post(driver.elsewhere, saying('Wrong door'), { nonce: 'elsewhere' });
      expect(posted).toEqual({ ok: false, fault: { code: 'gone' } });
      await post(saying('One'));
      await ada.sees([seen('One')]);
    });

    it('knows that a message is not there', async () => {
      expect(await edit('1234567890123456789', saying('Nobody'))).toEqual({ ok: false, fault: { code: 'gone' } });
    });

    it('gives who was away all that has changed, once', async () => {
      const ada = await driver.onlooker();
      const first = await post(saying('One'));
      const second = await post(saying('Two'));
      await ada.sees([seen('One'), seen('Two')]);
      await ada.leave();
      await edit(second, saying('Two, changed'));
      await post(saying('Three'));
      await edit(first, saying('One, changed'));
      await edit(first, saying('One, changed twice'));
      await ada.comeBack();
      const all = [seen('One, changed twice'), seen('Two, changed'), seen('Three')];
      await ada.sees(all);
      await post(saying('Four'));
      await ada.sees([...all, seen('Four')]);
    });

    it('shows who was away the messages in the order in which they were posted', async () => {
      const ada = await driver.onlooker();
      await post(saying('One'));
      await ada.sees([seen('One')]);
      await ada.leave();
      const second = await post(saying('Two'));
      await post(saying('Three'));
      await edit(second, saying('Two, changed'));
      await ada.comeBack();
      await ada.sees([seen('One'), seen('Two, changed'), seen('Three')]);
    });
  });
}
