import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useLeavingIsBlocked } from '../../lib/navigation/unsaved.ts';
import { FakeApi } from '../../test/fake-api.ts';
import { renderAt } from '../../test/render.tsx';
import { AccountForms } from './account-forms.tsx';
import type { AccountFormName } from './account-forms.tsx';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  api.signedIn = false;
  api.install();
});

function open(start: AccountFormName) {
  const done = jest.fn();
  function Forms() {
    const [form, setForm] = useState(start);
    return <AccountForms form={form} onForm={setForm} onDone={done} />;
  }
  return { done, ...renderAt('/', <Forms />) };
}
const field = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });
const sent = () => api.requests.filter(({ method }) => method === 'POST');

describe('signing in', () => {
  it('says beside each field what is missing, sends nothing, and goes to the first', async () => {
    const { user } = open('sign-in');
    await user.click(button('Log in'));
    expect(screen.getByText('Invalid email')).toBeInTheDocument();
    expect(screen.getByText('Type password')).toBeInTheDocument();
    expect(field('Email')).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('shows the password to who wants to read it, and hides it again', async () => {
    const { user } = open('sign-in');
    await user.type(field('Password'), 'correct');
    await user.click(button('Show password'));
    expect(field('Password')).toHaveAttribute('type', 'text');
    expect(field('Password')).toHaveValue('correct');
    await user.click(screen.getByRole('button', { name: 'Show password', pressed: true }));
    expect(field('Password')).toHaveAttribute('type', 'password');
  });

  it('says what lets one in when there were too many tries', async () => {
    const { user } = open('sign-in');
    api.failures.set('/api/auth/sign-in/email', 'too-many-requests');
    await user.type(field('Email'), 'mira@example.org');
    await user.type(field('Password'), 'wrong{Enter}');
    expect(await screen.findByText('To log in right away, reset your password by email.')).toBeVisible();
    expect(button('Reset password')).toBeEnabled();
  });

  it('keeps what was typed when the pair is refused', async () => {
    const { user, done } = open('sign-in');
    await user.type(field('Email'), 'mira@example.org');
    await user.type(field('Password'), 'wrong{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong email or password');
    expect(field('Email')).toHaveValue('mira@example.org');
    expect(field('Password')).toHaveValue('wrong');
    expect(done).not.toHaveBeenCalled();
  });

  it('shows the refusal on the button for a second and a half, or until something else is typed', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { user } = open('sign-in');
    await user.type(field('Email'), 'mira@example.org');
    await user.type(field('Password'), 'wrong{Enter}');
    await screen.findByRole('alert');
    const said = () => button('Log in').getAttribute('data-look');
    expect([said(), button('Log in').getAttribute('aria-disabled')]).toEqual(['danger', 'true']);
    fireEvent.submit(screen.getByRole('form'));
    expect(sent()).toHaveLength(1);
    act(() => jest.advanceTimersByTime(1_500));
    expect([said(), button('Log in').hasAttribute('aria-disabled')]).toEqual(['main', false]);

    await user.keyboard('{Enter}');
    await waitFor(() => expect(said()).toBe('danger'));
    await user.type(field('Password'), '!');
    expect(said()).toBe('main');
    jest.useRealTimers();
  });

  it('asks for a code where the account wants one, and takes a recovery code instead', async () => {
    const { user, done } = open('sign-in');
    await user.type(field('Email'), 'mira@example.org');
    await user.type(field('Password'), 'asks for more{Enter}');
    await user.type(await screen.findByLabelText('Code'), '12345{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter the six-digit code.');
    await user.click(button('Use a recovery code'));
    await user.type(field('Recovery code'), 'abcde-fghij{Enter}');
    await screen.findByText('You logged in');
    expect(done).toHaveBeenCalled();
    expect(api.asked('/api/auth/two-factor/verify-backup-code')[0]?.body).toEqual({ code: 'abcde-fghij' });
  });
});

describe('signing in to an account that is being closed', () => {
  it('says that it is kept, until that is read, and leads to closing it again', async () => {
    api.closing = true;
    const { user, where } = open('sign-in');
    await user.type(field('Email'), 'mira@example.org');
    await user.type(field('Password'), 'correct horse{Enter}');
    expect(await screen.findByText(/Your account will no longer be closed/)).toBeInTheDocument();
    await user.click(button('Close it anyway…'));
    expect(where()).toBe('/close-account');
  });
});

describe('what the server would refuse', () => {
  it.each(['jörg@example.org', 'mira@example.xn--p1ai'])('of %s is said beside the field', async (email) => {
    const { user } = open('forgot');
    await user.type(field('Email'), `${email}{Enter}`);
    expect(screen.getByText('Invalid email')).toBeInTheDocument();
    expect(sent()).toEqual([]);
  });

  it('of a name nobody could see is said beside the field', async () => {
    const { user } = open('register');
    await user.type(field('Name'), '\u200b\u200b{Enter}');
    expect(field('Name')).toHaveAccessibleDescription(/invisible characters/);
    expect(sent()).toEqual([]);
  });
});

describe('a recovery code that is refused', () => {
  it('is kept, and what is said of it is not about the app', async () => {
    const { user, done } = open('sign-in');
    await user.type(field('Email'), 'mira@example.org');
    await user.type(field('Password'), 'asks for more{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    api.failures.set('/api/auth/two-factor/verify-backup-code', 'recovery-code-wrong');
    await user.type(field('Recovery code'), 'used-before{Enter}');
    const sentence = 'Wrong recovery code, or it was already used.';
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(field('Recovery code')).toHaveAccessibleDescription(sentence);
    expect(field('Recovery code')).toHaveValue('used-before');
    expect(done).not.toHaveBeenCalled();
  });
});

describe('creating an account', () => {
  it('compares the two passwords before anything is sent', async () => {
    const { user } = open('register');
    await user.type(field('Name'), 'Mira');
    await user.type(field('Email'), 'mira@example.org');
    await user.type(field('Password'), 'correct horse');
    await user.type(field('Repeat password'), 'correct house{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('The passwords do not match.');
    expect(sent()).toEqual([]);
  });

  it('blocks leaving while something typed is not sent', async () => {
    const blocked = renderHook(() => useLeavingIsBlocked()).result;
    const { user } = open('register');
    expect(blocked.current).toBe(false);
    await user.type(field('Name'), 'Mira');
    expect(blocked.current).toBe(true);
    await user.type(field('Email'), 'mira@example.org');
    await user.type(field('Password'), 'correct horse');
    await user.type(field('Repeat password'), 'correct horse{Enter}');
    await waitFor(() => expect(blocked.current).toBe(false));
  });

  it('keeps what was typed when it is refused, and says why beside the field', async () => {
    api.failures.set('/api/auth/sign-up/email', 'name-taken');
    const { user, done } = open('register');
    await user.type(field('Name'), 'Mira');
    await user.type(field('Email'), 'mira@example.org');
    await user.type(field('Password'), 'correct horse');
    await user.type(field('Repeat password'), 'correct horse{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This name is taken.');
    expect(field('Name')).toHaveAccessibleDescription(/This name is taken/);
    expect(field('Email')).toHaveValue('mira@example.org');
    expect(field('Repeat password')).toHaveValue('correct horse');
    expect(done).not.toHaveBeenCalled();
  });

  it('sends the language that letters are to be written in, and says that one follows', async () => {
    const { user, done } = open('register');
    await user.type(field('Name'), ' Mira ');
    await user.type(field('Email'), 'mira@example.org');
    await user.type(field('Password'), 'correct horse');
    await user.type(field('Repeat password'), 'correct horse{Enter}');
    await screen.findByText('Please, check your email box. Spam box too!');
    expect(done).toHaveBeenCalled();
    expect(sent()[0]?.body).toMatchObject({ name: 'Mira', language: 'en' });
  });
});

describe('a forgotten password', () => {
  it('is answered alike for every address', async () => {
    const { user } = open('forgot');
    await user.type(field('Email'), 'nobody@example.org{Enter}');
    expect(await screen.findByText(/If there is a user with this email/)).toBeInTheDocument();
    await user.click(button('Log in'));
    expect(field('Password')).toBeInTheDocument();
  });
});
