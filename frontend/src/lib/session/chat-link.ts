import { chatLink } from '#contracts';
import { sendSignedIn } from './send-signed-in.ts';
import { accountChanged } from './use-account.ts';
import { sessionChanged } from './use-session.ts';

/** Asks for a code by private message. A refusal that is about the chat account is kept as the state, too. */
export async function sendChatCode(chatId: string): Promise<void> {
  try {
    await sendSignedIn(chatLink.begin, { body: { chatId } });
  } finally {
    await accountChanged();
  }
}

/** Links the account that the code was sent to. */
export async function confirmChatCode(code: string): Promise<void> {
  await sendSignedIn(chatLink.confirm, { body: { code } });
  await sessionChanged();
}

/** Takes back the link to the chat account, or what was begun of it. */
export async function unlinkChat(): Promise<void> {
  await sendSignedIn(chatLink.remove);
  await sessionChanged();
}
