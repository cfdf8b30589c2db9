import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FakeAccount } from '../../test/fake-account.ts';
import { renderAt } from '../../test/render.tsx';
import { MailLanguage } from './mail-language.tsx';

let account: FakeAccount;
beforeEach(() => {
  account = new FakeAccount();
  account.install();
});

const select = () => screen.getByRole('combobox', { name: 'Language of mails' });
const saved = () => account.asked('/api/auth/update-user').map(({ body }) => body);

describe('the language of mails', () => {
  it('is saved as it is chosen, can be chosen again at once, and the last of several stays', async () => {
    renderAt('/account', <MailLanguage language="en" />);
    for (const value of ['de', 'fr', 'sv']) fireEvent.change(select(), { target: { value } });
    expect(select()).toHaveValue('sv');
    expect(select()).toBeEnabled();
    await waitFor(() => expect(saved()).toEqual([{ language: 'de' }, { language: 'sv' }]));
  });

  it('goes back to what it was, and says why, when it was refused', async () => {
    account.failures.set('/api/auth/update-user', 'too-many-requests');
    const { user } = renderAt('/account', <MailLanguage language="en" />);
    await user.selectOptions(select(), 'de');
    expect(await screen.findByRole('alert')).toHaveTextContent('That was a lot at once.');
    expect(select()).toHaveValue('en');
  });
});
