import { screen } from '@testing-library/react';
import { ProblemError } from '../../lib/api/problem-error.ts';
import { signInRequest } from '../../lib/session/sign-in-request.ts';
import { renderAt } from '../../test/render.tsx';
import { QueryBoundary, type QueryState } from './query-boundary.tsx';

const retry = jest.fn();
beforeEach(() => void retry.mockClear());

const show = (of: Partial<QueryState<string[]>>) =>
  renderAt(
    '/',
    <QueryBoundary
      of={{ value: undefined, problem: undefined, late: false, retry, ...of }}
      empty={{ when: (items) => items.length === 0, show: <p>No rounds yet.</p> }}
    >
      {(items) => <p>{items.join(', ')}</p>}
    </QueryBoundary>,
  );
const away = new ProblemError('unexpected', 500);

describe('what was asked for', () => {
  it('is on its way: boxes, and a word for who hears it', () => {
    const { container } = show({});
    expect(container.querySelector('[aria-busy=true]')).toHaveTextContent('Loading');
  });

  it('says when it is late, with and without what was there', () => {
    show({ late: true });
    expect(screen.getAllByText('The server is taking longer than usual.')).toHaveLength(1);
    show({ late: true, value: ['a'] });
    expect(screen.getByText('a')).toBeVisible();
    expect(screen.getAllByText('The server is taking longer than usual.')).toHaveLength(2);
  });

  it('did not come: why, and the way to ask again', async () => {
    const { user } = show({ problem: away });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('keeps what was shown when newer data does not come', () => {
    show({ problem: new ProblemError('offline'), value: ['kept'] });
    expect(screen.getByText('kept')).toBeVisible();
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('does not exist: nothing to ask again', () => {
    show({ problem: new ProblemError('user-unknown', 404) });
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('is empty: the words of the page', () => {
    show({ value: [] });
    expect(screen.getByText('No rounds yet.')).toBeVisible();
  });

  it('is for members: nothing of it stays, and one may sign in', async () => {
    const { user } = show({ problem: new ProblemError('signed-out', 401), value: ['secret'] });
    expect(screen.queryByText('secret')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(signInRequest.get()).not.toBeNull();
    signInRequest.get()?.settle(false);
  });

  it('is not for this account', () => {
    show({ problem: new ProblemError('not-allowed', 403), value: ['secret'] });
    expect(screen.getByRole('alert')).toHaveTextContent('Your account cannot see this.');
    expect(screen.queryByText('secret')).toBeNull();
  });
});
