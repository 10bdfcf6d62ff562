import { expect } from 'vitest';
import type { Place } from '../../../src/bot/channels.js';
import { type PlaceDriver, placeContract } from '../place-contract.js';
import { openStage, type Stage } from './stage.js';

/** Discord keeps what is posted: who looks again sees all of it. */
const driverFor = (stage: Stage, place: Place, elsewhere: Place): PlaceDriver => ({
  places: stage.front.places,
  place,
  elsewhere,
  onlooker: async () => ({
    async sees(expected) {
      const seen = stage.discord.everythingPublicIn(place.threadId ?? place.channelId).map((message) => ({
        text: message.content,
        alts: message.attachments.map(({ description }) => description),
      }));
      expect(seen).toEqual(expected);
    },
    leave: async () => {},
    comeBack: async () => {},
  }),
  close: () => stage.close(),
});

placeContract('A channel of Discord', async () => {
  const stage = await openStage([]);
  const { id: serverId, channelId } = stage.discord.home;
  return driverFor(stage, { serverId, channelId }, { serverId, channelId: '1234567890123456789' });
});

placeContract('A thread of Discord', async () => {
  const stage = await openStage([]);
  const { id: serverId, channelId } = stage.discord.home;
  const { channels } = stage.front;
  const place = { serverId, channelId };
  const opening = { text: 'Mate in 2', personal: false, look: {} };
  const posted = await channels.post(place, opening, { nonce: 'thread' });
  if (!posted.ok) throw new Error(posted.fault.code);
  const threadId = posted.value.messageId;
  await channels.openThread(place, threadId, 'Mate in 2');
  // A thread is of one channel: in the name of another one nothing is posted there.
  const other = stage.discord.changes.addChannel(stage.discord.home);
  return driverFor(stage, { ...place, threadId }, { serverId, channelId: other.id, threadId });
});
