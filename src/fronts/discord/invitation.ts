import { OAuth2Scopes, PermissionFlagsBits, PermissionsBitField } from 'discord.js';

/** All that the bot ever needs; what a server does not want, such as threads, its admins can take away again. */
const PERMISSIONS = new PermissionsBitField([
  PermissionFlagsBits.ViewChannel,
  PermissionFlagsBits.SendMessages,
  PermissionFlagsBits.AttachFiles,
  PermissionFlagsBits.ReadMessageHistory,
  PermissionFlagsBits.CreatePublicThreads,
  PermissionFlagsBits.SendMessagesInThreads,
]);

/** The address at which an admin lets the bot into a server. */
export function invitationTo(applicationId: string): string {
  const query = new URLSearchParams({
    client_id: applicationId,
    scope: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands].join(' '),
    permissions: PERMISSIONS.bitfield.toString(),
  });
  return `https://discord.com/oauth2/authorize?${query}`;
}
