import { screen } from '@testing-library/react';
import { FakeAccount } from '../../test/fake-account.ts';
import { renderAt } from '../../test/render.tsx';
import { SecurityGroup } from './security-group.tsx';

let account: FakeAccount;
beforeEach(() => {
  account = new FakeAccount();
  account.install();
});

describe('a password that its owner has forgotten', () => {
  const askForLink = async () => {
    const { user } = renderAt('/account', <SecurityGroup email="mira@example.org">{null}</SecurityGroup>);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await user.click(await screen.findByRole('button', { name: 'Send link' }));
    return user;
  };

  it('can be set anew by mail without signing out first', async () => {
    await askForLink();
    expect(await screen.findByText(/a link to set a new password to mira@example\.org/)).toBeVisible();
    expect(account.asked('/api/auth/request-password-reset')[0]?.body).toEqual({ email: 'mira@example.org' });
  });

  it('says why no link was sent, and can be asked for again', async () => {
    account.failures.set('/api/auth/request-password-reset', 'too-many-requests');
    const user = await askForLink();
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText(/We have sent a link to set a new password/)).toBeVisible();
  });
});
