import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FakeAccount } from '../../test/fake-account.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { renderAt } from '../../test/render.tsx';
import { MailLanguage } from './mail-language.tsx';

class WatchedAccount extends FakeAccount {
  #path: string | undefined;
  #act = () => {};

  whenAsked(path: string, act: () => void): void {
    [this.#path, this.#act] = [path, act];
  }

  protected override noted(path: string): void {
    if (path !== this.#path) return;
    this.#path = undefined;
    this.#act();
  }
}

let account: WatchedAccount;
beforeEach(() => {
  account = new WatchedAccount();
  account.install();
});

const select = () => screen.getByRole('combobox', { name: 'Email language' });
const saved = () => account.asked('/api/auth/update-user').map(({ body }) => body);

describe('the language of mails', () => {
  it('is saved as it is chosen, can be chosen again at once, and the last of several stays', async () => {
    renderAt('/account', <MailLanguage language="en" />);
    for (const value of ['de', 'fr', 'sv']) fireEvent.change(select(), { target: { value } });
    expect(select()).toHaveValue('sv');
    expect(select()).toBeEnabled();
    await waitFor(() => expect(saved()).toEqual([{ language: 'de' }, { language: 'sv' }]));
  });

  it('that is chosen while the account is read again is saved too', async () => {
    const again = jest.fn(() => fireEvent.change(select(), { target: { value: 'fr' } }));
    function Page() {
      useSession();
      return <MailLanguage language="en" />;
    }
    const { user } = renderAt('/account', <Page />);
    await waitFor(() => expect(account.asked('/api/getUser')).toHaveLength(1));
    account.whenAsked('/api/getUser', again);
    await user.selectOptions(select(), 'de');
    await waitFor(() => expect(saved()).toEqual([{ language: 'de' }, { language: 'fr' }]));
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('goes back to what it was, and says why, when it was refused', async () => {
    account.failures.set('/api/auth/update-user', 'too-many-requests');
    const { user } = renderAt('/account', <MailLanguage language="en" />);
    await user.selectOptions(select(), 'de');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
    expect(select()).toHaveValue('en');
  });
});
