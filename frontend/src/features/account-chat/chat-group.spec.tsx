import { screen } from '@testing-library/react';
import type { ProblemCode } from '#contracts';
import { FakeAccount } from '../../test/fake-account.ts';
import { withoutRetry, renderAt } from '../../test/render.tsx';
import { ChatGroup } from './chat-group.tsx';

const chatId = '90071992547409931';
const pending = { state: 'pending', chatId, expiresAt: '2026-01-02T03:14:05.000Z' } as const;
let account: FakeAccount;
beforeEach(() => {
  account = new FakeAccount();
  account.install();
});

const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.findByLabelText(label);
const openForm = async (name = 'Link a chat account') => {
  const { user } = renderAt('/account', <ChatGroup />);
  await user.click(await screen.findByRole('button', { name }));
  return user;
};

describe('the chat account', () => {
  it('is asked for first, then told: there is none, and nothing to unlink', async () => {
    renderAt('/account', <ChatGroup />);
    expect(screen.getByText('Loading')).toBeVisible();
    expect(await screen.findByText('Not linked')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Unlink' })).toBeNull();
  });

  it('that cannot be read says why, and is asked for again', async () => {
    account.failures.set('/api/chat-link', 'store-unavailable');
    const { user } = renderAt('/account', withoutRetry(<ChatGroup />));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot save at the moment.');
    await user.click(button('Retry'));
    expect(await screen.findByText('Not linked')).toBeVisible();
  });

  it('says of the one that failed which it was, and the cause', async () => {
    account.link = { state: 'failed', chatId, cause: 'chat-not-member' };
    renderAt('/account', <ChatGroup />);
    expect(await screen.findByText(`Could not link ${chatId}`)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('This chat account is not on our chat server.');
    expect(screen.queryByRole('button', { name: 'Unlink' })).toBeNull();
  });

  it('that was sent a code says which it is, and until when the code is good', async () => {
    account.link = pending;
    renderAt('/account', <ChatGroup />);
    const until = new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(new Date(pending.expiresAt));
    expect(await screen.findByText(`We sent a code to ${chatId}. It expires at ${until}.`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Unlink' })).toBeNull();
  });

  it.each([pending, { state: 'failed', chatId, cause: 'chat-not-member' } as const])(
    'that is $state can be discarded',
    async (link) => {
      account.link = link;
      const { user } = renderAt('/account', <ChatGroup />);
      await user.click(await screen.findByRole('button', { name: 'Cancel' }));
      expect(await screen.findByText('Not linked')).toBeVisible();
      expect(account.asked('/api/chat-link').some(({ method }) => method === 'DELETE')).toBe(true);
      expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    },
  );

  it('is unlinked only when it is linked', async () => {
    account.link = { state: 'linked', chatId, name: 'Mira in the chat', since: '2026-01-02T03:04:05.000Z' };
    const { user } = renderAt('/account', <ChatGroup />);
    expect(await screen.findByText('Linked: Mira in the chat')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Link a chat account' })).toBeNull();
    await user.click(button('Unlink'));
    expect(await screen.findByText('Chat account unlinked.')).toBeVisible();
    expect(await screen.findByText('Not linked')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Unlink' })).toBeNull();
  });

  it('stays when unlinking is refused, with the reason', async () => {
    account.link = { state: 'linked', chatId, name: 'Mira in the chat', since: '2026-01-02T03:04:05.000Z' };
    const { user } = renderAt('/account', <ChatGroup />);
    await screen.findByText('Linked: Mira in the chat');
    account.failures.set('/api/chat-link', 'store-unavailable');
    await user.click(button('Unlink'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot save at the moment.');
    expect(screen.getByText('Linked: Mira in the chat')).toBeVisible();
  });
});

describe('linking a chat account', () => {
  it('goes by its id, then by the code that was sent', async () => {
    const user = await openForm();
    await user.type(await field('Chat user ID'), ` ${chatId}{Enter}`);
    await user.type(await field('Code from the chat'), '123 456{Enter}');
    expect(await screen.findByText('Chat account linked.')).toBeVisible();
    expect(await screen.findByText('Linked: Mira in the chat')).toBeVisible();
    expect(account.asked('/api/chat-link/confirm')[0]?.body).toEqual({ code: '123456' });
  });

  it('sends no id that cannot be one, and says how long they are', async () => {
    const user = await openForm();
    await user.type(await field('Chat user ID'), '123{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a user ID of 17 to 20 digits.');
    expect(account.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it.each<[ProblemCode, string]>([
    ['chat-user-unknown', 'No chat account has this user ID. Check the number.'],
    ['chat-not-member', 'This chat account is not on our chat server. Join it first.'],
    ['chat-messages-closed', 'We cannot send you private messages.'],
    ['chat-unavailable', 'The chat service is not responding.'],
    ['chat-already-linked', 'A chat account is already linked. Unlink it first.'],
  ])('keeps the id that is refused as %s, and says so', async (code, sentence) => {
    account.unreachable.set(chatId, code);
    const user = await openForm();
    await user.type(await field('Chat user ID'), `${chatId}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(await field('Chat user ID')).toHaveValue(chatId);
  });

  it('goes on with the code where one is under way', async () => {
    account.link = pending;
    const user = await openForm('Enter the code');
    expect(await field('Code from the chat')).toHaveFocus();
    await user.click(button('Send a new code'));
    expect(await field('Chat user ID')).toHaveFocus();
  });

  it('keeps a wrong code, and says how many tries are left', async () => {
    account.link = pending;
    const user = await openForm('Enter the code');
    await user.type(await field('Code from the chat'), '654321{Enter}');
    const sentence = 'Wrong code. Tries left: 4.';
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(await field('Code from the chat')).toHaveAccessibleDescription(sentence);
    expect(await field('Code from the chat')).toHaveValue('654321');
  });

  it.each<[ProblemCode, string]>([
    ['chat-code-expired', 'This code has expired. Request a new one.'],
    ['chat-taken', 'This chat account is linked to another player.'],
    ['too-many-requests', 'Too many requests.'],
  ])('says why a right code is refused: %s', async (code, sentence) => {
    account.link = pending;
    const user = await openForm('Enter the code');
    account.failures.set('/api/chat-link/confirm', code);
    await user.type(await field('Code from the chat'), '123456{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(await field('Code from the chat')).toHaveValue('123456');
  });
});
