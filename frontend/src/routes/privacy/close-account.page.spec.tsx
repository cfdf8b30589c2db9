import { screen, within } from '@testing-library/react';
import { currentSignInRequest } from '../../lib/session/sign-in-request.ts';
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
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close my account' }));
};

describe('closing an account', () => {
  it('says when it goes', async () => {
    await close();
    expect(await screen.findByText(/It goes on January 15, 2026\./)).toBeVisible();
  });

  it('asks to sign in when the session has ended meanwhile, and goes on after that', async () => {
    api.failures.set('/api/v1/me/closing', 'signed-out');
    await close();
    expect(await screen.findByText("You aren't logged in")).toBeVisible();
    currentSignInRequest()?.settle(true);
    expect(await screen.findByText(/It goes on January 15, 2026\./)).toBeVisible();
  });
});
