import type { AccountStore } from './account-store.ts';
import type { Forgotten } from './erasure.ts';

/** The values by which emails and private messages name a user; earlier addresses are not stored. */
export const forgottenOf = async (
  { persons, chatLinks }: Pick<AccountStore, 'persons' | 'chatLinks'>,
  userId: string,
): Promise<Forgotten> => {
  const [user] = (await persons.rows(userId))['user'] ?? [];
  const chats = [await chatLinks.linkOf(userId), await chatLinks.attemptOf(userId)];
  return {
    userId,
    addresses: [...(user ? [String(user['email'])] : []), ...chats.flatMap((chat) => chat?.chatId ?? [])],
    names: user ? [String(user['name'])] : [],
  };
};
