import { randomUUID } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { markSecondFactor } from '#test/mark-second-factor';
import { enterAsAdmin } from './admin.ts';
import { expect, signUp, signUpAs, test } from './journey.ts';
import type { Site } from './journey.ts';

const HIDDEN = 'the-vault';
const clock = join(mkdtempSync(join(tmpdir(), 'tdr-clock-')), 'ahead');
const movedClock = new URL('../../support/moved-clock.mjs', import.meta.url).href;

test.use({
  siteEnv: { HIDDEN_CHALLENGE: HIDDEN, NODE_OPTIONS: `--import ${movedClock}`, CLOCK_AHEAD_FILE: clock },
});

const MINUTE_MS = 60_000;
let aheadMinutes = 0;

async function goOn(minutes: number, pages: readonly Page[]): Promise<void> {
  aheadMinutes += minutes;
  writeFileSync(clock, String(aheadMinutes * MINUTE_MS));
  await Promise.all(pages.map((page) => page.clock.fastForward(minutes * MINUTE_MS)));
}

const post = async (page: Page, url: string, data: object) =>
  expect(await page.request.post(url, { data, headers: { 'idempotency-key': randomUUID() } })).toBeOK();

test('a lock that ran out frees the round and keeps the draft, and a moderator takes it over', async ({
  page: staff,
  site,
  browser,
}) => {
  const [ann, bob] = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()));
  if (!ann || !bob) throw new Error('no pages');
  const all = [ann, bob, staff];
  const staffName = await enterAsAdmin(staff, site);
  const [annName, bobName] = await Promise.all([signUp(ann, site), signUp(bob, site)]);
  const at = '/challenges/alpine-thaw-ladder-1';
  await Promise.all(all.map((page) => page.clock.install()));
  await Promise.all(all.map((page) => page.goto(`${site.url + at}/10`)));

  await ann.getByRole('button', { name: 'Fill this round' }).click();
  await expect(bob.getByText(`${annName} is doing this round`)).toBeVisible();
  const draft = { content: { races: [{ carId: await firstCar(ann, site) }] } };
  await post(ann, `${site.url}/api/v1${at}/rounds/10/draft`, draft);

  // Two warnings, then it is free for others.
  await goOn(26, all);
  await expect(ann.getByText('Yours for 4 min').first()).toBeVisible();
  await goOn(3.5, all);
  await expect(ann.getByText(/Yours for \d\d sec/).first()).toBeVisible();
  await goOn(1, all);
  await expect(ann.getByText('Your lock has expired. Your draft is saved.').first()).toBeVisible();
  await bob.getByRole('button', { name: 'Fill this round' }).click();
  await expect(ann.getByText(`${bobName} is doing this round`)).toBeVisible();

  await staff.getByRole('button', { name: 'Take over' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: 'They are away' }).click();
  await dialog.getByRole('button', { name: 'Take over' }).click();
  await expect(bob.getByText(`${staffName} is doing this round`)).toBeVisible();
  await staff.getByRole('button', { name: 'Unlock' }).click();
  await ann.getByRole('button', { name: 'Continue your draft' }).click();
  await expect(ann.getByRole('region', { name: 'Fill this round' })).toBeVisible();
  await expect(bob.getByText(`${annName} is doing this round`)).toBeVisible();
  await Promise.all([ann.context().close(), bob.context().close()]);
});

async function firstCar(page: Page, site: Site): Promise<string> {
  const answer = await page.request.get(`${site.url}/api/v1/challenges/alpine-thaw-ladder-1/rounds/1`);
  const { content } = (await answer.json()) as { content: { races: { carId: string }[] } };
  return content.races[0]?.carId ?? '';
}

const actOn = (staff: Page, site: Site, id: string, act: object) =>
  post(staff, `${site.url}/api/v1/members/${id}/actions`, act);

test('the hidden challenge shows nobody anything but that it is not available', async ({
  page: staff,
  site,
  browser,
}) => {
  test.slow();
  await enterAsAdmin(staff, site);
  const open = async () => (await browser.newContext()).newPage();
  const [visitor, user, patron, moderator] = [await open(), await open(), await open(), await open()];
  await signUp(user, site);
  const paid = { act: 'change-patron-tier', tier: 1, paidThrough: null, reason: { code: 'gift' } };
  await actOn(staff, site, (await signUpAs(patron, site)).id, paid);
  const appointed = { act: 'appoint-moderator', reason: { code: 'trusted' } };
  const { id } = await signUpAs(moderator, site);
  markSecondFactor(site.dataDir, id);
  await actOn(staff, site, id, appointed);

  for (const page of [visitor, user, patron, moderator, staff]) {
    for (const [path, said] of [
      [`/challenges/${HIDDEN}`, 'This challenge is not available here.'],
      [`/challenges/${HIDDEN}/1`, 'This challenge is not available here.'],
      [`/history/challenge/${HIDDEN}`, 'This history does not exist, or you cannot see it.'],
    ] as const) {
      await page.goto(site.url + path);
      await expect(page.getByText(said).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /Edit|Fill|Retire|History|More/ })).toHaveCount(0);
    }
    await page.goto(`${site.url}/challenges`);
    await expect(page.getByRole('link', { name: /Alpine/ }).first()).toBeVisible();
    await expect(page.locator(`a[href*="${HIDDEN}"]`)).toHaveCount(0);
    expect(await page.content()).not.toContain(HIDDEN);
  }
  for (const page of [visitor, user, patron, moderator]) await page.context().close();
});
