import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FakeAccount } from '../../test/fake-account.ts';
import { renderAt } from '../../test/render.tsx';
import { ChangeEmailForm } from './change-email-form.tsx';
import { ChangeNameForm } from './change-name-form.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

let account: FakeAccount;
beforeEach(() => {
  account = new FakeAccount();
  account.install();
});

const field = (label: string) => screen.getByLabelText(label);
const sent = (path: string) => account.asked(`/api/auth${path}`).map(({ body }) => body);

const send = async (form: (onDone: () => void) => ReactNode, typed: Readonly<Record<string, string>>) => {
  const done = jest.fn();
  const { user } = renderAt('/account', form(done));
  for (const [label, text] of Object.entries(typed)) {
    await user.clear(field(label));
    await user.type(field(label), text);
  }
  await user.keyboard('{Enter}');
  return done;
};

describe('a changed name', () => {
  const change = (name: string) => send((onDone) => <ChangeNameForm name="mira" onDone={onDone} />, { Name: name });

  it('is sent without the blanks around it, and said to be saved', async () => {
    const done = await change(' Mira B ');
    expect(await screen.findByText('Successful save')).toBeInTheDocument();
    expect(sent('/update-user')).toEqual([{ name: 'Mira B' }]);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('that is taken stays, and says so beside it', async () => {
    account.failures.set('/api/auth/update-user', 'name-taken');
    const done = await change('Otto');
    expect(await screen.findByRole('alert')).toHaveTextContent('This name is taken.');
    expect(field('Name')).toHaveAccessibleDescription(/This name is taken/);
    expect(field('Name')).toHaveValue('Otto');
    expect(done).not.toHaveBeenCalled();
  });
});

describe('a changed e-mail', () => {
  const typed = { 'New email': 'new@example.org', 'Your password': 'correct horse' };
  const change = (changed: Partial<typeof typed> = {}) =>
    send((onDone) => <ChangeEmailForm onDone={onDone} />, { ...typed, ...changed });

  it('is sent with the password, and a link is said to be under way', async () => {
    const done = await change();
    expect(await screen.findByText('Open the link in the email we sent to the new address.')).toBeInTheDocument();
    expect(sent('/change-email')).toEqual([{ newEmail: 'new@example.org', password: 'correct horse' }]);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('stays where the password is refused, which says so beside it', async () => {
    account.failures.set('/api/auth/change-email', 'password-wrong');
    const done = await change({ 'Your password': 'a guess' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong password. Try again.');
    expect(field('Your password')).toHaveAccessibleDescription('Wrong password. Try again.');
    expect(field('New email')).toHaveValue('new@example.org');
    expect(done).not.toHaveBeenCalled();
  });
});

describe('a changed password', () => {
  const typed = {
    'Current password': 'correct horse',
    'New password': 'battery staple',
    'Repeat password': 'battery staple',
  };
  const change = (changed: Partial<typeof typed> = {}) =>
    send((onDone) => <ChangePasswordForm email="mira@example.org" onDone={onDone} />, { ...typed, ...changed });

  it('is sent once, and said to be changed', async () => {
    const done = await change();
    expect(await screen.findByText(/^Password changed\./)).toBeInTheDocument();
    expect(sent('/change-password')).toEqual([{ currentPassword: 'correct horse', newPassword: 'battery staple' }]);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('that was typed in two ways is not sent', async () => {
    await change({ 'Repeat password': 'battery stable' });
    expect(field('Repeat password')).toHaveAccessibleDescription('The passwords do not match.');
    expect(sent('/change-password')).toEqual([]);
  });

  it.each([
    ['password-wrong', 'Current password', 'Wrong password. Try again.'],
    ['password-common', 'New password', 'This password is too common. Choose another.'],
  ] as const)('refused as %s stays, and says so beside: %s', async (code, label, sentence) => {
    account.failures.set('/api/auth/change-password', code);
    const done = await change();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(field('New password')).toHaveValue('battery staple');
    expect(done).not.toHaveBeenCalled();
  });
});
