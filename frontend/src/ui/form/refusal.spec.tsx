import { render, screen } from '@testing-library/react';
import { ProblemError } from '../../lib/api/problem-error.ts';
import { chooseLanguage } from '../../lib/i18n/i18n.ts';
import { Refusal } from './refusal.tsx';

const until = '2999-04-01T12:00:00.000Z';
const refused = (code: 'account-limited' | 'account-limited-until', facts: object) =>
  render(<Refusal problem={new ProblemError(code, 403, { what: 'lap-times', ...facts })} />);

describe('the refusal of a limited account', () => {
  afterEach(() => chooseLanguage('en'));

  it('says until which day, and why', () => {
    refused('account-limited-until', { until, date: '2999-04-01', reasonCode: 'wrong-times' });
    expect(screen.getByRole('alert')).toHaveTextContent(/until April 1, 2999\. Reason: wrong times\.$/);
  });

  it('says why where it has no end', () => {
    refused('account-limited', { reasonCode: 'spam' });
    expect(screen.getByRole('alert')).toHaveTextContent(/cannot do this\. Reason: spam\.$/);
  });

  it('says both in the language of the reader', async () => {
    await chooseLanguage('de');
    refused('account-limited-until', { until, date: '2999-04-01', reasonCode: 'abuse' });
    expect(screen.getByRole('alert')).toHaveTextContent('bis 1. April 2999 nicht. Grund: Missbrauch.');
  });
});
