import { screen, waitFor } from '@testing-library/react';
import { FakeAccount } from '../../test/fake-account.ts';
import { renderAt } from '../../test/render.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

let account: FakeAccount;
beforeEach(() => {
  account = new FakeAccount();
  account.install();
});

const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const sent = () => account.asked('/api/auth/reset-password').map(({ body }) => body);

const choose = async (newPassword: string, again = newPassword) => {
  const done = jest.fn();
  const { user } = renderAt('/newpassword', <NewPasswordForm token="of-the-mail" onDone={done} />);
  await user.type(field('New password'), newPassword);
  await user.type(field('Repeat password'), `${again}{Enter}`);
  return done;
};

describe('a new password by the link of a mail', () => {
  it('is sent with the token of the link', async () => {
    const done = await choose('battery staple');
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual([{ token: 'of-the-mail', newPassword: 'battery staple' }]);
  });

  it('that was typed in two ways is not sent', async () => {
    await choose('battery staple', 'battery stable');
    expect(field('Repeat password')).toHaveAccessibleDescription('The passwords do not match.');
    expect(sent()).toEqual([]);
  });

  it('stays where it is refused, with the reason', async () => {
    account.failures.set('/api/auth/reset-password', 'token-invalid');
    const done = await choose('battery staple');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link was already used or has expired.');
    expect(field('New password')).toHaveValue('battery staple');
    expect(done).not.toHaveBeenCalled();
  });
});
