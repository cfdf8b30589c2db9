import type { DiscordSettings } from './messenger.discord.ts';
import type { Messenger } from './messenger.ts';

/** Over Discord; the library is loaded only when it is used. */
export const openMessenger = async (settings: DiscordSettings): Promise<Messenger> => {
  const { openDiscordMessenger } = await import('./messenger.discord.ts');
  return openDiscordMessenger(settings);
};
