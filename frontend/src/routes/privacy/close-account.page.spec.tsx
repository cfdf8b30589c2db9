import { screen, waitFor, within } from '@testing-library/react';
import { signInRequest } from '../../lib/session/sign-in-request.ts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { CloseAccountPage } from './close-account.page.tsx';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  api.install();
});

const close = async () => {
  const { user } = renderAt('/close-account', <CloseAccountPage />);
  await user.click(await screen.findByRole('button', { name: 'Close my account' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Your password'), 'long enough');
  await user.click(dialog.getByRole('button', { name: 'Close my account' }));
  return { user };
};

describe('closing an account', () => {
  it('lists what goes and what stays, and says that there are two weeks, before anything is asked of the server', async () => {
    renderAt('/close-account', <CloseAccountPage />);
    const points = async (title: string) => {
      const list = within((await screen.findByRole('heading', { name: title })).parentElement ?? document.body);
      return list.getAllByRole('listitem').map(({ textContent }) => textContent);
    };
    expect(await points('What is deleted')).toEqual([
      expect.stringContaining('Your name, email address, password'),
      expect.stringContaining('All texts you wrote'),
    ]);
    expect(await points('What remains')).toEqual([
      expect.stringContaining('Your lap times'),
      expect.stringContaining('A number in the history'),
    ]);
    expect(screen.getByText(/You have 14 days to change your mind: log in/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download my data' })).toBeVisible();
    expect(api.asked('/api/v1/me/close')).toEqual([]);
  });

  it('stays undone where one thinks again', async () => {
    const { user } = renderAt('/close-account', <CloseAccountPage />);
    await user.click(await screen.findByRole('button', { name: 'Close my account' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep account' }));
    expect(api.asked('/api/v1/me/close')).toEqual([]);
    expect(screen.getByRole('heading', { name: 'What is deleted' })).toBeVisible();
  });

  it('says when it goes', async () => {
    await close();
    expect(await screen.findByText(/will be deleted on January 15, 2026\./)).toBeVisible();
  });

  it('says beside the password that it is wrong, until another is typed', async () => {
    api.failures.set('/api/v1/me/close', 'password-wrong');
    const { user } = await close();
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('Wrong password. Try again.')).toBeVisible();
    expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription('Wrong password. Try again.');
    await user.type(dialog.getByLabelText('Your password'), '!');
    expect(dialog.queryByText('Wrong password. Try again.')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Close my account' }));
    expect(await screen.findByText(/will be deleted on January 15, 2026\./)).toBeVisible();
  });

  it('asks to sign in when the session has ended meanwhile, and goes on after that', async () => {
    api.failures.set('/api/v1/me/close', 'signed-out');
    await close();
    await waitFor(() => expect(signInRequest.get()?.why).toBe("You aren't logged in"));
    signInRequest.get()?.settle(true);
    expect(await screen.findByText(/will be deleted on January 15, 2026\./)).toBeVisible();
  });
});
