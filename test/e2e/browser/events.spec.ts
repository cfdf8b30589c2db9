import { randomUUID } from 'node:crypto';
import { enterAsAdmin } from './admin.ts';
import { axeFaults } from './axe.ts';
import { expect, signUp, signUpAs, test } from './journey.ts';
import { button, field } from './sign-in.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

test('an event is found, its kings are seen, and it is chosen to be reminded of', async ({ page, site }) => {
  await page.goto(`${site.url}/events`);
  await field(page, 'Find an event').fill('snowline');
  await page.getByRole('button', { name: /Snowline Endurance/ }).click();
  await page.getByText('Kings', { exact: true }).click();
  await expect(page.getByText('Log in to see the best on each track.')).toBeVisible();
  const address = page.url();
  await signUp(page, site);
  await page.goto(address);
  await expect(page.getByText('The best car per rarity and track')).toBeVisible();
  await button(page, 'Remind me').click();
  await expect(button(page, 'Reminder on')).toBeVisible();
  await button(page, 'All events').click();
  await button(page, 'Create address').click();
  const file = await page.getByText(/event-calendars/).textContent();
  expect(await (await page.request.get(file ?? '')).text()).toContain('SUMMARY:Snowline Endurance');
});

test('a moderator makes an event, corrects it, and withdraws it, all with its history', async ({ page, site }) => {
  await enterAsAdmin(page, site);
  await page.goto(`${site.url}/events?staff=events`);
  await button(page, 'New event').click();
  await field(page, 'Name').fill('First Light');
  for (const [end, day] of [
    ['Start', '2030-03-01'],
    ['End', '2030-03-04'],
  ] as const) {
    const moment = page.getByRole('group', { name: end, exact: true });
    await moment.getByLabel('Date').fill(day);
    await moment.getByLabel('Time of day').fill('18:00');
  }
  await button(page, 'Preview').click();
  expect(await axeFaults(page, { tags })).toEqual([]);
  await button(page, 'Save changes').click();
  const form = page.getByRole('form', { name: 'Edit event' });
  await form.getByLabel('RQ limit').fill('300');
  await expect(form.getByText('300')).toBeVisible();
  await button(page, 'Save changes').click();
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(history).toHaveCount(2);
  await button(page, 'Restore this version').last().click();
  await expect(history).toHaveCount(3);
  await button(page, 'Withdraw').click();
  await expect(page.getByRole('region', { name: 'First Light: Withdrawn' })).toBeVisible();
});

test('kings and hands are seen as far as a patron’s tier reaches', async ({ page, site, browser }) => {
  const staff = await (await browser.newContext()).newPage();
  await enterAsAdmin(staff, site);
  const { id } = await signUpAs(page, site);
  const becomes = async (tier: number) => {
    const data = { act: 'change-patron-tier', tier, paidThrough: null, reason: { code: 'gift' } };
    const headers = { 'idempotency-key': randomUUID() };
    expect(await staff.request.post(`${site.url}/api/v1/members/${id}/actions`, { data, headers })).toBeOK();
  };
  const open = async (part: string) => {
    await page.goto(`${site.url}/events`);
    await page.getByRole('button', { name: /Snowline Endurance/ }).click();
    await page.getByText(part, { exact: true }).click();
  };
  await becomes(3);
  await open('Kings');
  await expect(page.getByText('All cars, the best first')).toBeVisible();
  await expect(page.getByText('RQ savers')).toBeVisible();
  await open('Hands');
  await expect(page.getByText(/patrons only \(Tier 2\)/)).toBeVisible();
  await becomes(2);
  await open('Hands');
  await expect(page.getByText(/Hands ranked by total points on all sets/)).toBeVisible();
  expect(await axeFaults(page, { tags })).toEqual([]);
  await staff.context().close();
});
