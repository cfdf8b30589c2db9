import type { AccountStore } from './account-store.ts';
import type { Forgotten } from './erasure.ts';

/** What mails and private messages name a user by; an address before the last is known to nobody. */
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
