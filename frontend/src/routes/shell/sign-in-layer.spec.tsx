import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { askToSignIn } from '../../lib/session/sign-in-request.ts';
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
    act(() => void askToSignIn().then((signedIn) => (answer = signedIn)));
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Events', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(answer).toBe(false);
  });

  it('asks before what was typed is lost', async () => {
    const { user } = renderAt('/', <SignInLayer />);
    act(() => void askToSignIn());
    await user.type(await screen.findByLabelText('E-mail'), 'mira');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Are you sure you want to leave?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
