import { chatLink } from '#contracts';
import { sendAuthenticated } from './send-authenticated.ts';
import { accountChanged } from './use-account.ts';
import { sessionChanged } from './use-session.ts';

/** Requests a code by private message. A refusal about the chat account is stored as the state, too. */
export async function sendChatCode(chatId: string): Promise<void> {
  try {
    await sendAuthenticated(chatLink.begin, { body: { chatId } });
  } finally {
    await accountChanged();
  }
}

export async function confirmChatCode(code: string): Promise<void> {
  await sendAuthenticated(chatLink.confirm, { body: { code } });
  await sessionChanged();
}

/** Removes the link to the chat account, or one that was started. */
export async function unlinkChat(): Promise<void> {
  await sendAuthenticated(chatLink.remove);
  await sessionChanged();
}
