import { act, screen } from '@testing-library/react';
import { ProblemError } from '../../lib/api/problem-error.ts';
import { chooseLanguage } from '../../lib/i18n/i18n.ts';
import { signInRequest } from '../../lib/session/sign-in-request.ts';
import { renderAt } from '../../test/render.tsx';
import { Refusal } from './refusal.tsx';

const until = '2999-04-01T12:00:00.000Z';
const refused = (code: 'account-limited' | 'account-limited-until', facts: object) =>
  renderAt('/', <Refusal problem={new ProblemError(code, 403, { what: 'lap-times', ...facts })} />);

describe('the refusal of a limited account', () => {
  afterEach(() => act(() => chooseLanguage('en')));

  it('says until which day, and why', () => {
    refused('account-limited-until', { until, date: '2999-04-01', reasonCode: 'wrong-times' });
    expect(screen.getByRole('alert')).toHaveTextContent(/until April 1, 2999\. Reason: wrong times\.$/);
  });

  it('says why where it has no end', () => {
    refused('account-limited', { reasonCode: 'spam' });
    expect(screen.getByRole('alert')).toHaveTextContent(/cannot do this\. Reason: spam\.$/);
  });

  it('says both in the language of the reader', async () => {
    await act(() => chooseLanguage('de'));
    refused('account-limited-until', { until, date: '2999-04-01', reasonCode: 'abuse' });
    expect(screen.getByRole('alert')).toHaveTextContent('bis 1. April 2999 nicht. Grund: Missbrauch.');
  });
});

describe('a refusal that trying again does not help', () => {
  const shown = (code: ProblemError['code']) => renderAt('/', <Refusal problem={new ProblemError(code, 403)} />);

  it.each(['second-factor-needed', 'email-unconfirmed', 'account-limited'] as const)(
    'leads to the account: %s',
    (code) => {
      shown(code);
      expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/account');
    },
  );

  it('asks for a proof where the last is too old', async () => {
    const { user } = shown('session-not-fresh');
    await user.click(screen.getByRole('button', { name: 'Confirm that it is you' }));
    expect(signInRequest.get()?.proves).toBe(true);
    signInRequest.get()?.settle(false);
  });

  it('offers nothing where the same button is the way', () => {
    shown('changed-meanwhile');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
