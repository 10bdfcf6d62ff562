import type { TroubleCause } from '../servers/trouble-store.js';
import type { Speech } from '../texts/speech.js';

/** Why the daily is not posted as it should be, and how to mend it. */
export function explainTrouble(cause: TroubleCause, channelId: string, { texts: { daily, setup } }: Speech): string {
  const channel = `<#${channelId}>`;
  const permissions: Readonly<Record<string, string | undefined>> = setup.permissions;
  switch (cause.code) {
    case 'gone':
      return daily.channelGone(channel);
    case 'forbidden':
      return daily.forbidden(
        channel,
        cause.missing.map((name) => permissions[name] ?? name),
      );
    case 'no puzzle':
      return daily.noPuzzle;
  }
}
