import { screen, waitFor } from '@testing-library/react';
import { FakeAccount } from '../../test/fake-account.ts';
import { renderAt } from '../../test/render.tsx';
import { ReviewMails } from './review-mails.tsx';

let account: FakeAccount;
beforeEach(() => {
  account = new FakeAccount();
  account.install();
});

const aSwitch = () => screen.findByRole('switch', { name: 'Email me about my submissions' });

describe('mails on what one submitted', () => {
  it('are off until they are chosen, and on from then', async () => {
    const { user } = renderAt('/account', <ReviewMails confirmed />);
    expect(await aSwitch()).not.toBeChecked();
    await user.click(await aSwitch());
    await waitFor(async () => expect(await aSwitch()).toBeChecked());
    expect(account.mailWishes).toEqual({ reviews: true });
  });

  it('are asked again where they could not be read, and say that an address must be confirmed', async () => {
    account.failures.set('/api/v1/email-preferences', 'too-many-requests');
    const { user } = renderAt('/account', <ReviewMails confirmed={false} />);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await aSwitch()).toHaveAccessibleDescription(/confirm/i);
  });
});
