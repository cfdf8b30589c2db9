import { screen, waitFor, within } from '@testing-library/react';
import type { ApiKeyDto } from '#contracts';
import { signInRequest } from '../../lib/session/sign-in-request.ts';
import { FakeAccount } from '../../test/fake-account.ts';
import { withoutRetry, renderAt } from '../../test/render.tsx';
import { ApiKeysGroup } from './api-keys-group.tsx';

const sheet: ApiKeyDto = {
  id: '0190f5b0-7d3a-4b1e-8f00-000000000001',
  name: 'Club sheet',
  scopes: ['own-data', 'garage'],
  createdAt: '2026-01-02T12:00:00.000Z',
  lastUsedOn: '2026-02-03',
};
const address = '/api/v1/me/api-keys';
let account: FakeAccount;

beforeEach(() => {
  account = new FakeAccount();
  account.install();
});

const keys = (confirmed = true) => renderAt('/account', withoutRetry(<ApiKeysGroup confirmed={confirmed} />));
const button = (name: string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));
const make = async (name: string, ...scopes: string[]) => {
  const { user } = keys();
  await user.click(await button('Create key'));
  const form = await dialog();
  for (const scope of scopes) await user.click(form.getByRole('switch', { name: scope }));
  await user.type(form.getByLabelText('Key name'), `${name}{Enter}`);
  return { user, form };
};

describe('keys for the API', () => {
  it('that are none are said to be none', async () => {
    keys();
    expect(await screen.findByText(/No API keys yet/)).toBeVisible();
  });

  it('wait until the address is confirmed, and say so', async () => {
    keys(false);
    expect(await screen.findByText(/Confirm your email address first/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are told by name, what they may do and the day of last use', async () => {
    account.apiKeys = [sheet, { ...sheet, id: sheet.id.replace(/1$/, '2'), name: 'New', scopes: [], lastUsedOn: null }];
    keys();
    expect(await screen.findByText('Club sheet')).toBeVisible();
    const note = 'Read my own data, Change my garage · Created Jan 2, 2026 · Last used Feb 3, 2026';
    expect(screen.getByText(note)).toBeVisible();
    expect(screen.getByText('Reads public data only · Created Jan 2, 2026 · Never used')).toBeVisible();
  });
});

describe('a new key', () => {
  it('has the scopes that were chosen, and shows its secret until one says that it is kept', async () => {
    const { user } = await make('Sheet', 'Submit my lap times');
    const shown = await screen.findByLabelText('Your key');
    expect(shown).toHaveTextContent(/^tdr_x{43}$/);
    expect(account.asked(address).find(({ body }) => body !== undefined)?.body).toEqual({
      name: 'Sheet',
      scopes: ['lap-times'],
    });
    await user.keyboard('{Escape}');
    expect(shown).toBeVisible();
    await user.click(await button('I have saved it'));
    await waitFor(() => expect(screen.queryByText(/^tdr_/)).toBeNull());
    expect(screen.getByText('Sheet')).toBeVisible();
  });

  it('needs a name', async () => {
    const { form } = await make('  ');
    expect(await form.findByRole('alert')).toHaveTextContent('Enter a name for the key.');
    expect(account.apiKeys).toEqual([]);
  });

  it('is made after one showed who one is where that was a while ago', async () => {
    const { user } = keys();
    await user.click(await button('Create key'));
    account.failures.set(address, 'session-not-fresh');
    await user.type((await dialog()).getByLabelText('Key name'), 'Sheet{Enter}');
    await waitFor(() => expect(signInRequest.get()).not.toBeNull());
    signInRequest.get()?.settle(true);
    expect(await screen.findByLabelText('Your key')).toBeVisible();
  });
});

describe('a key', () => {
  it('is revoked after asking, and it is said that nothing brings it back', async () => {
    account.apiKeys = [sheet];
    const { user } = keys();
    await user.click(await button('Revoke: Club sheet'));
    const question = await dialog();
    expect(question.getByText(/cannot be undone/)).toBeVisible();
    expect(account.apiKeys).toEqual([sheet]);
    await user.click(question.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Key revoked.')).toBeVisible();
    expect(screen.queryByText('Club sheet')).toBeNull();
  });
});
