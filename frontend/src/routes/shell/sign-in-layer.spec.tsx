import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { promptReauthentication, promptLogin } from '../../lib/session/sign-in-request.ts';
import { FakeAccount } from '../../test/fake-account.ts';
import { renderAt } from '../../test/render.tsx';
import { SignInLayer } from './sign-in-layer.tsx';

describe('the sign-in dialog', () => {
  it('goes with the page that it was opened on, and whoever waits for it is told', async () => {
    const { user } = renderAt(
      '/',
      <>
        <Link to="/events">Events</Link>
        <SignInLayer />
      </>,
    );
    let answer: boolean | undefined;
    act(() => void promptLogin().then((signedIn) => (answer = signedIn)));
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Events', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(answer).toBe(false);
  });

  it('asks before what was typed is lost', async () => {
    const { user } = renderAt('/', <SignInLayer />);
    act(() => void promptLogin());
    await user.type(await screen.findByLabelText('Email'), 'mira');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Are you sure you want to leave?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('takes the password of who must show that it is them, and says when it is another', async () => {
    const account = new FakeAccount();
    account.install();
    const { user } = renderAt('/', <SignInLayer />);
    let answer: boolean | undefined;
    act(() => void promptReauthentication().then((proved) => (answer = proved)));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await user.type(dialog.getByLabelText('Your password'), 'a guess{Enter}');
    expect(await dialog.findByText('Wrong password. Try again.')).toBeVisible();
    await user.clear(dialog.getByLabelText('Your password'));
    await user.type(dialog.getByLabelText('Your password'), `${account.password}{Enter}`);
    await waitFor(() => expect(answer).toBe(true));
    expect(account.asked('/api/auth/prove').map(({ body }) => body)).toHaveLength(2);
  });
});
