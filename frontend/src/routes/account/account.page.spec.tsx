import { act, screen } from '@testing-library/react';
import { signOut } from '../../lib/session/sign-in.ts';
import { signInRequest } from '../../lib/session/sign-in-request.ts';
import { FakeAccount } from '../../test/fake-account.ts';
import { withoutRetry, renderAt } from '../../test/render.tsx';
import { CloseAccountPage } from '../privacy/close-account.page.tsx';
import { AccountPage } from './account.page.tsx';

describe('a page of one’s own', () => {
  it.each([
    ['/account', AccountPage, 'Email'],
    ['/close-account', CloseAccountPage, 'Close my account'],
  ])('%s shows boxes, then why it is not known who asks, then what it has', async (address, Page, shown) => {
    const account = new FakeAccount();
    account.install();
    account.failures.set('/api/getUser', 'views-unavailable');
    const { user, container } = renderAt(address, withoutRetry(<Page />));
    expect(container.querySelector('[aria-busy=true]')).toHaveTextContent('Loading');
    expect(await screen.findByRole('alert')).toHaveTextContent('Saved data is safe.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await screen.findAllByText(shown, { exact: false }))[0]).toBeVisible();
    expect(screen.queryByText(/Saved data is safe/)).toBeNull();
  });
});

describe('a limited account', () => {
  it('reads on its own page what is limited, until when and why', async () => {
    const account = new FakeAccount();
    account.limits = [
      { what: 'lap-times', until: '2999-04-01T00:00:00.000Z', reasonCode: 'wrong-times' },
      { what: 'everything', until: null, reasonCode: 'spam' },
    ];
    account.install();
    renderAt('/account', withoutRetry(<AccountPage />));
    const limits = await screen.findByRole('region', { name: 'Limits' });
    expect(limits).toHaveTextContent('Lap times until Apr 1, 2999Reason: Wrong times');
    expect(limits).toHaveTextContent('Everything until restoredReason: Spam');
  });

  it('that is none is told nothing of limits', async () => {
    new FakeAccount().install();
    renderAt('/account', withoutRetry(<AccountPage />));
    expect(await screen.findByRole('region', { name: 'Profile' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Limits' })).toBeNull();
  });
});

describe('the page of one’s own account, when its session ends by one’s own hand', () => {
  async function atOwnAccount() {
    const account = new FakeAccount();
    account.install();
    const { user } = renderAt('/account', withoutRetry(<AccountPage />));
    const everywhere = await screen.findByRole('button', { name: 'Log out everywhere' });
    expect(await screen.findByText(/Firefox/)).toBeVisible();
    return { user, everywhere };
  }

  async function asksToSignIn() {
    await screen.findByText('Log in to see your account.');
    return signInRequest.get() !== null;
  }

  it('asks nobody to sign in again after signing out everywhere, and says that it is done', async () => {
    const { user, everywhere } = await atOwnAccount();
    await user.click(everywhere);
    await user.click(screen.getAllByRole('button', { name: 'Log out everywhere' }).at(-1)!);
    expect(await asksToSignIn()).toBe(false);
    expect(screen.getByRole('status')).toHaveTextContent('Logged out everywhere.');
  });

  it('asks nobody to sign in again after signing out in the menu', async () => {
    await atOwnAccount();
    await act(signOut);
    expect(await asksToSignIn()).toBe(false);
  });
});
