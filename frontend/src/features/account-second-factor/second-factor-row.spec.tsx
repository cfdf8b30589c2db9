import { screen, waitFor, within } from '@testing-library/react';
import { signInRequest } from '../../lib/session/sign-in-request.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { FakeAccount } from '../../test/fake-account.ts';
import { renderAt } from '../../test/render.tsx';
import { SecondFactorRow } from './second-factor-row.tsx';

let account: FakeAccount;
beforeEach(() => {
  account = new FakeAccount();
  account.install();
});

function OwnRow() {
  const session = useSession();
  return session.status === 'signed-in' ? <SecondFactorRow {...session} /> : null;
}
const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.findByLabelText(label);
const openBy = async (name: string) => {
  const { user } = renderAt('/account', <OwnRow />);
  await user.click(await screen.findByRole('button', { name }));
  return user;
};
/** The action is refused until the user has proved by password or passkey who they are. */
const provedAfter = async (path: string, act: () => Promise<void>) => {
  account.failures.set(path, 'session-not-fresh');
  await act();
  await waitFor(() => expect(signInRequest.get()?.proves).toBe(true));
  expect(account.twoFactor).toBe(true);
  signInRequest.get()?.settle(true);
};
const codes = async () => {
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

describe('setting up a second factor', () => {
  it('waits until the address is confirmed, and says so', async () => {
    account.confirmed = false;
    renderAt('/account', <OwnRow />);
    expect(await screen.findByText(/Confirm your email address first/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('takes the password, then a first code, then shows the recovery codes once; on from then', async () => {
    const user = await openBy('Set up two-factor login');
    await user.type(await field('Your password'), 'correct horse{Enter}');
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
    expect(account.twoFactor).toBe(false);
    await user.type(await field('Code'), '123 456{Enter}');
    expect(await codes()).toEqual(['aaaaa-bbbbb', 'ccccc-ddddd']);
    expect(await screen.findByText('Two-factor login is on.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(await codes()).toHaveLength(2);
    await user.click(button('I have saved them'));
    expect(await screen.findByText('On: you need a code to log in.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Set up two-factor login' })).toBeNull();
  });

  it('keeps a wrong password, says so beside it, and asks for one that is missing', async () => {
    const user = await openBy('Set up two-factor login');
    await user.type(await field('Your password'), '{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Type password');
    await user.type(await field('Your password'), 'incorrect{Enter}');
    expect(await screen.findByText('Wrong password. Try again.')).toBeVisible();
    expect(await field('Your password')).toHaveAccessibleDescription('Wrong password. Try again.');
    expect(await field('Your password')).toHaveValue('incorrect');
  });

  it('keeps a wrong code, and stays off', async () => {
    const user = await openBy('Set up two-factor login');
    await user.type(await field('Your password'), 'correct horse{Enter}');
    await user.type(await field('Code'), '12{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter the six-digit code.');
    await user.type(await field('Code'), '3987{Enter}');
    expect(await screen.findByText('Wrong code. Codes change every 30 seconds: enter the newest.')).toBeVisible();
    expect(await field('Code')).toHaveAccessibleDescription(/Codes change every 30 seconds/);
    expect(await field('Code')).toHaveValue('123987');
    expect(account.twoFactor).toBe(false);
  });

  it('says above the button what is about no field', async () => {
    const user = await openBy('Set up two-factor login');
    account.failures.set('/api/auth/two-factor/enable', 'store-unavailable');
    await user.type(await field('Your password'), 'correct horse{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server cannot save at the moment.');
    expect(await field('Your password')).toHaveValue('correct horse');
  });
});

describe('with a second factor', () => {
  beforeEach(() => void (account.twoFactor = true));

  it('new recovery codes are made for who shows who they are, and copied with whose they are', async () => {
    const user = await openBy('New recovery codes');
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await provedAfter('/api/auth/two-factor/generate-backup-codes', () =>
      user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'New recovery codes' })),
    );
    expect(await codes()).toEqual(['eeeee-fffff']);
    await user.click(button('Copy'));
    expect(written).toHaveBeenCalledWith('Track Day Records, mira@example.org\neeeee-fffff\n');
    expect(await screen.findByText('Copied.')).toBeVisible();
  });

  it('turns off for who shows who they are, and can be set up again', async () => {
    const user = await openBy('Turn off two-factor login');
    const turnOff = () => user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Turn off' }));
    await provedAfter('/api/auth/two-factor/disable', turnOff);
    expect(await screen.findByText('Two-factor login is off.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Set up two-factor login' })).toBeVisible();
  });
});
