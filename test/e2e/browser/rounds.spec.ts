import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { enterAsAdmin } from './admin.ts';
import { expect, signUp, test } from './journey.ts';
import type { Site } from './journey.ts';

type Race = { carId: string; tune: string; track: string; timeToBeat: object };

async function someRaces(page: Page, site: Site): Promise<Race[]> {
  const answer = await page.request.get(`${site.url}/api/v1/challenges/alpine-thaw-ladder-1/rounds/1`);
  const { content } = (await answer.json()) as { content: { races: Race[] } };
  return content.races;
}

const post = async (page: Page, url: string, data: object) =>
  expect(await page.request.post(url, { data, headers: { 'idempotency-key': randomUUID() } })).toBeOK();

test('two people and a moderator take a round from empty to solved, live', async ({ page: staff, site, browser }) => {
  const [ann, bob] = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()));
  if (!ann || !bob) throw new Error('no pages');
  await enterAsAdmin(staff, site);
  const [name] = await Promise.all([signUp(ann, site), signUp(bob, site)]);
  const at = `/challenges/alpine-thaw-ladder-1/10`;
  await Promise.all([ann, bob, staff].map((page) => page.goto(site.url + at)));

  await ann.getByRole('button', { name: 'Fill this round' }).click();
  await expect(bob.getByText(`${name} is doing this round`)).toBeVisible();
  await expect(bob.getByRole('button', { name: 'Fill this round' })).toBeHidden();

  // Input by race reaches the others as it is saved.
  const races = await someRaces(ann, site);
  const api = `${site.url}/api/v1${at.replace('/10', '/rounds/10')}`;
  await post(ann, `${api}/draft`, { content: { races } });
  await expect(bob.getByRole('region', { name: 'Live progress' }).getByText('Citroën 2CV')).toBeVisible();
  await ann.reload();
  await ann.getByRole('button', { name: 'Submit for review' }).click();

  const submission = (page: Page) => page.getByRole('article', { name: `Submission by ${name}` });
  await submission(bob)
    .getByRole('button', { name: `${name} is right: 0` })
    .click();
  await expect(submission(staff).getByRole('button', { name: `${name} is right: 1` })).toBeVisible();
  await submission(staff).getByRole('button', { name: 'Decline' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Wrong RQ limit' }).click();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(submission(ann).getByText('Wrong RQ limit')).toBeVisible();

  await ann.getByRole('button', { name: 'Continue your draft' }).click();
  await ann.getByLabel('RQ limit').fill('200');
  await ann.getByLabel('RQ limit').blur();
  await ann.getByRole('button', { name: 'Submit for review' }).click();
  await submission(staff).getByRole('button', { name: 'Approve' }).click();
  await staff.getByRole('button', { name: 'Save this solution' }).click();
  for (const page of [ann, bob]) await expect(page.getByText('Solved. Build your own hand below.')).toBeVisible();

  // Only its solutions are reset: its contents stay, and undo restores everything.
  await staff.getByRole('button', { name: 'More' }).click();
  await staff.getByRole('menuitem', { name: 'Reset the solutions' }).click();
  await dialog.getByRole('button', { name: 'It is wrong' }).click();
  await dialog.getByRole('button', { name: 'Reset the solutions' }).click();
  await expect(ann.getByText('Filled. No best hand saved yet.')).toBeVisible();
  await staff.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(ann.getByText('Solved. Build your own hand below.')).toBeVisible();
  await Promise.all([ann.context().close(), bob.context().close()]);
});

test('two submissions of a round stand side by side, and a moderator takes one', async ({
  page: staff,
  site,
  browser,
}) => {
  const player = await (await browser.newContext()).newPage();
  await enterAsAdmin(staff, site);
  await signUp(player, site);
  const at = '/challenges/harbour-nights-2/5';
  await Promise.all([player, staff].map((page) => page.goto(site.url + at)));
  const submissions = (page: Page) => page.getByRole('article', { name: /^Submission by / });
  await expect(submissions(player)).toHaveCount(2);
  // They do not agree on the last two races.
  for (const one of await submissions(player).all()) await expect(one.locator('[data-differs]')).toHaveCount(2);

  const [right, other] = [submissions(staff).first(), submissions(staff).last()];
  await submissions(player)
    .last()
    .getByRole('button', { name: / is right: \d+$/ })
    .click();
  await expect(
    submissions(player)
      .last()
      .getByRole('button', { name: / is right: / }),
  ).toHaveAttribute('aria-pressed', 'true');
  await right.getByRole('button', { name: /^Approve/ }).click();
  await expect(player.getByText('Filled. No best hand saved yet.')).toBeVisible();
  await expect(other.getByRole('button', { name: /^Decline/ })).toBeVisible();
  await player.context().close();
});
