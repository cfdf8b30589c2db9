import type { jest as Jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AccountPasskey, ProblemCode } from '#contracts';
import { signInRequest } from '../../lib/session/sign-in-request.ts';
import { FakeAccount } from '../../test/fake-account.ts';
import { withoutRetry, renderAt } from '../../test/render.tsx';
import { PasskeyRows } from './passkey-rows.tsx';

const phone: AccountPasskey = {
  id: 'phone',
  name: 'Phone',
  createdAt: '2026-01-02T12:00:00.000Z',
  deviceType: 'multiDevice',
  backedUp: true,
};
const bytes = new Uint8Array([1, 2, 3]).buffer;
const made = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: { attestationObject: bytes, clientDataJSON: bytes },
  getClientExtensionResults: () => ({}),
};
const registerOptions = '/api/auth/passkey/generate-register-options';
let account: FakeAccount;
let device: Jest.Mock<() => Promise<unknown>>;

beforeEach(() => {
  account = new FakeAccount();
  account.install();
  device = jest.fn(async () => made);
  Object.assign(globalThis, { PublicKeyCredential: () => {} });
  Object.assign(navigator, { credentials: { create: device } });
});

const rows = (confirmed = true) => renderAt('/account', <PasskeyRows confirmed={confirmed} />);
const button = (name: string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));
const add = async (name: string) => {
  const { user } = rows();
  await user.click(await button('Add a passkey'));
  const form = await dialog();
  const field = form.getByLabelText('Passkey name');
  await user.clear(field);
  await user.type(field, `${name}{Enter}`);
  return { user, form, field };
};

describe('passkeys', () => {
  it('that are none are said to be none', async () => {
    rows();
    expect(await screen.findByText('No passkeys yet')).toBeVisible();
  });

  it('wait until the address is confirmed, and say so', async () => {
    rows(false);
    expect(await screen.findByText(/Confirm your email address first/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are told by name and day', async () => {
    account.passkeys = [phone, { ...phone, id: 'old', name: null }];
    rows();
    expect(await screen.findByText('Phone')).toBeVisible();
    expect(screen.getByText('Unnamed')).toBeVisible();
    expect(screen.getAllByText('Added Jan 2, 2026')).toHaveLength(2);
  });

  it('that cannot be read say why, and are asked for again', async () => {
    account.failures.set('/api/auth/passkey/list-user-passkeys', 'store-unavailable');
    account.passkeys = [phone];
    const { user } = renderAt('/account', withoutRetry(<PasskeyRows confirmed />));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot save at the moment.');
    await user.click(await button('Retry'));
    expect(await screen.findByText('Phone')).toBeVisible();
  });
});

describe('adding a passkey', () => {
  it('lets the device make it, and shows it in the list', async () => {
    await add('Laptop');
    expect(await screen.findByText('Passkey added.')).toBeVisible();
    expect(await screen.findByText('Laptop')).toBeVisible();
    expect(account.asked('/api/auth/passkey/verify-registration')[0]?.body).toMatchObject({
      name: 'Laptop',
      response: { id: 'AQID', rawId: 'AQID' },
    });
  });

  it('asks for a name of two characters before it asks the device', async () => {
    const { form } = await add('x');
    expect(form.getByRole('alert')).toHaveTextContent('Enter a name of 2 to 32 characters.');
    expect(device).not.toHaveBeenCalled();
  });

  it('keeps the name when the device makes none', async () => {
    device.mockRejectedValue(new Error('closed'));
    const { form, field } = await add('Laptop');
    expect(await form.findByRole('alert')).toHaveTextContent('The passkey did not work.');
    expect(field).toHaveValue('Laptop');
  });

  it('goes on after one showed who one is where that was a while ago', async () => {
    account.failures.set(registerOptions, 'session-not-fresh');
    await add('Laptop');
    await waitFor(() => expect(signInRequest.get()).not.toBeNull());
    expect(signInRequest.get()?.proves).toBe(true);
    signInRequest.get()?.settle(true);
    expect(await screen.findByText('Passkey added.')).toBeVisible();
  });

  it('says what is missing when one does not show it', async () => {
    account.failures.set(registerOptions, 'session-not-fresh');
    const { form, field } = await add('Laptop');
    await waitFor(() => expect(signInRequest.get()).not.toBeNull());
    signInRequest.get()?.settle(false);
    expect(await form.findByRole('alert')).toHaveTextContent('Confirm with your password or a passkey that it is you.');
    expect(field).toHaveValue('Laptop');
  });
});

describe('a passkey', () => {
  beforeEach(() => void (account.passkeys = [phone]));

  it('is renamed', async () => {
    const { user } = rows();
    await user.click(await button('Rename: Phone'));
    const field = (await dialog()).getByLabelText('Passkey name');
    await user.clear(field);
    await user.type(field, ' Tablet {Enter}');
    expect(await screen.findByText('Successful save')).toBeVisible();
    const renamed = account.asked('/api/auth/passkey/update-passkey')[0];
    expect(renamed?.body).toEqual({ id: 'phone', name: 'Tablet' });
    expect(await screen.findByText('Tablet')).toBeVisible();
    expect(screen.queryByText('Phone')).toBeNull();
  });

  it('is removed after asking', async () => {
    const { user } = rows();
    await user.click(await button('Remove: Phone'));
    expect(account.passkeys).toEqual([phone]);
    await user.click((await dialog()).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Successful delete')).toBeVisible();
    expect(await screen.findByText('No passkeys yet')).toBeVisible();
  });

  it('is removed after one showed who one is', async () => {
    const { user } = rows();
    await user.click(await button('Remove: Phone'));
    account.failures.set('/api/auth/passkey/delete-passkey', 'session-not-fresh');
    await user.click((await dialog()).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(signInRequest.get()?.proves).toBe(true));
    signInRequest.get()?.settle(true);
    expect(await screen.findByText('No passkeys yet')).toBeVisible();
  });

  it.each<[ProblemCode, string]>([
    ['passkey-unknown', 'This passkey no longer exists.'],
    ['store-unavailable', 'The server cannot save at the moment.'],
  ])('that is not removed says why: %s', async (code, sentence) => {
    const { user } = rows();
    await user.click(await button('Remove: Phone'));
    const question = await dialog();
    account.failures.set('/api/auth/passkey/delete-passkey', code);
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await question.findByRole('alert')).toHaveTextContent(sentence);
  });
});
