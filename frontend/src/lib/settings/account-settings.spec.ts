import type { SettingsBody } from '#contracts';
import { socketIs } from '../live-views/connection.ts';
import { followAccount, savedInAccount } from './account-settings.ts';
import { changeSettings, currentSettings, defaultSettings, takeSettings } from './settings.ts';

/** The account on the server: the newest wins. */
let account: SettingsBody | null;
let away: boolean;
let writes: number;
/** Delays the response. */
let answered: Promise<void>;
let end = () => {};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00.000Z') });
  [account, away, writes, answered] = [null, false, 0, Promise.resolve()];
  takeSettings(defaultSettings);
  globalThis.fetch = async (_path, init) => {
    if (away) throw new TypeError('no network');
    if (init?.method === 'PUT') {
      writes += 1;
      const body = JSON.parse(String(init.body)) as SettingsBody;
      if (account === null || body.changedAt >= account.changedAt) account = body;
    }
    const text = JSON.stringify({ kept: account });
    await answered;
    return { ok: true, status: 200, headers: new Headers(), text: async () => text } as Response;
  };
});
afterEach(() => {
  end();
  socketIs(true);
  jest.useRealTimers();
});

const aMoment = () => jest.advanceTimersByTimeAsync(1_100);
const follow = async (userId = 'ann') => {
  end = followAccount(userId);
  await jest.advanceTimersByTimeAsync(0);
};
const kept = (hour: string, options: SettingsBody['options']): SettingsBody => ({
  changedAt: `2026-03-01T${hour}:00:00.000Z`,
  options,
});

describe('options of an account', () => {
  it('begin with those of the device where there were none', async () => {
    changeSettings({ contrast: 'more' });
    await follow();
    expect(account?.options).toMatchObject({ contrast: 'more', show: 'times' });
    expect(savedInAccount.get()).toBe(true);
  });

  it('take the place of those of a device that signs in', async () => {
    account = kept('08', { show: 'times', contrast: 7, unknown: 'x' });
    changeSettings({ show: 'gaps', motion: 'less' });
    await follow();
    expect(currentSettings()).toMatchObject({ show: 'times', contrast: 'system', changedAt: account.changedAt });
    expect(currentSettings()).not.toHaveProperty('unknown');
    await aMoment();
    expect(writes).toBe(0);
  });

  it('are written once, a moment after several changes, and at once kept here', async () => {
    await follow();
    changeSettings({ show: 'times' });
    changeSettings({ contrast: 'more' });
    expect(JSON.parse(localStorage.getItem('tdr.settings') ?? '')).toMatchObject({ show: 'times', contrast: 'more' });
    expect(writes).toBe(0);
    await aMoment();
    expect([writes, account?.options]).toMatchObject([1, { show: 'times', contrast: 'more' }]);
    changeSettings({ deck: 'c~t' });
    await aMoment();
    expect(writes).toBe(1);
  });

  it.each([
    ['the network', () => dispatchEvent(new Event('online'))],
    ['the server', () => socketIs(true)],
  ])('are written when %s is back', async (_, isBack) => {
    await follow();
    changeSettings({ show: 'times' });
    await aMoment();
    away = true;
    socketIs(false);
    changeSettings({ show: 'gaps' });
    await aMoment();
    expect(savedInAccount.get()).toBe(false);
    away = false;
    isBack();
    await jest.advanceTimersByTimeAsync(0);
    expect(account?.options).toMatchObject({ show: 'gaps' });
    expect(savedInAccount.get()).toBe(true);
  });

  it('that another device changed last are taken, and not asked about by a write', async () => {
    account = kept('08', { show: 'times' });
    takeSettings({ show: 'gaps', changedAt: '2026-03-01T07:00:00.000Z', account: 'ann' });
    await follow('ann');
    expect(currentSettings()).toMatchObject({ show: 'times', changedAt: account.changedAt });
    expect(writes).toBe(0);
  });

  it('that are changed while a write is under way stay, and are written next', async () => {
    await follow();
    const { promise, resolve } = Promise.withResolvers<void>();
    changeSettings({ show: 'times' });
    answered = promise;
    await aMoment();
    changeSettings({ show: 'gaps' });
    resolve();
    await jest.advanceTimersByTimeAsync(0);
    expect(currentSettings().show).toBe('gaps');
    await aMoment();
    expect(account?.options).toMatchObject({ show: 'gaps' });
  });

  it('are not written for who has signed out meanwhile', async () => {
    await follow();
    changeSettings({ show: 'times' });
    end();
    await aMoment();
    expect(writes).toBe(0);
  });

  it('of one person do not go into the account of the next', async () => {
    account = kept('08', { show: 'times' });
    takeSettings({ show: 'gaps', changedAt: '2026-03-01T11:00:00.000Z', account: 'bob' });
    await follow('ann');
    expect(account.options).toEqual({ show: 'times' });
    expect(currentSettings()).toMatchObject({ show: 'times', account: 'ann' });
  });
});
