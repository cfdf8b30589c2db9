import { screen } from '@testing-library/react';
import { FakeAccount } from '../../test/fake-account.ts';
import { renderAt } from '../../test/render.tsx';
import { UnconfirmedStrip } from './unconfirmed-strip.tsx';

function open(confirmed: boolean) {
  const account = new FakeAccount();
  account.confirmed = confirmed;
  account.install();
  return { account, ...renderAt('/', <UnconfirmedStrip />) };
}
const strip = () => screen.findByRole('region', { name: 'Confirm your email' });

describe('an account whose address is not confirmed', () => {
  it('is told what waits for it, and can have another link', async () => {
    const { account, user } = open(false);
    expect(await strip()).toHaveTextContent('mira@example.org. Then you can set up two-factor login and passkeys.');
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(account.asked('/api/auth/send-verification-email')).toHaveLength(1);
  });

  it('is left alone once the strip is closed', async () => {
    const { user } = open(false);
    await strip();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('that is confirmed is told nothing', async () => {
    const { account } = open(true);
    await screen.findByRole('status');
    expect(account.asked('/api/getUser')).toHaveLength(1);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
