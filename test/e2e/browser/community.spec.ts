import { enterAsAdmin, openItem } from './admin.ts';
import { confirmAddress, expect, signUpAs, test } from './journey.ts';

test('a private group goes from submission to a member who joined it', async ({ page: staff, site, browser }) => {
  const [keeper, guest] = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()));
  if (!keeper || !guest) throw new Error('no pages');
  await enterAsAdmin(staff, site);
  const names: string[] = [];
  for (const page of [keeper, guest]) {
    const { name, email } = await signUpAs(page, site);
    await confirmAddress(site, email);
    names.push(name);
  }

  await keeper.goto(`${site.url}/community?add=yes`);
  const form = keeper.getByRole('form', { name: 'Add a group' });
  await form.getByText('Private, by request').click();
  await form.getByLabel('Name', { exact: true }).fill('Corner Crew');
  await form.getByLabel('Members').fill('12');
  await form.getByLabel('What applicants should tell you').fill('Your club and your best track');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(keeper.getByText('Submitted for review: Corner Crew')).toBeVisible();

  // No one else sees it before its review.
  await guest.goto(`${site.url}/community`);
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(guest.getByText('Corner Crew')).toBeHidden();

  await openItem(staff, site, 'group', /Corner Crew/, names[0] ?? '');
  await staff.keyboard.press('c');
  await expect(staff.getByText(/^Yours until/)).toBeVisible();
  await staff.keyboard.press('a');
  await expect(staff.getByText(/^Approved: /)).toBeVisible();

  await guest.reload();
  await guest.getByRole('button', { name: /Corner Crew/ }).click();
  const ask = guest.getByRole('form', { name: 'Ask to join' });
  await ask.getByRole('textbox').fill('Harbour club, karting');
  await ask.getByRole('button', { name: 'Ask to join' }).click();
  await expect(guest.getByText('Request sent: Corner Crew').first()).toBeVisible();

  await expect(keeper.getByText('Harbour club, karting')).toBeVisible();
  await keeper.getByLabel('Invitation link or code').fill('code-4711');
  await keeper.getByRole('button', { name: 'Send invitation' }).click();
  await expect(guest.getByText('code-4711')).toBeVisible();
  await Promise.all([keeper.context().close(), guest.context().close()]);
});
