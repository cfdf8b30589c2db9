import sharp from 'sharp';
import { joinFrames } from '#uploads';
import { enterAsAdmin, openItem } from './admin.ts';
import { confirmAddress, expect, signUpAs, test } from './journey.ts';

const frame = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
const aGif = async (): Promise<Buffer> =>
  sharp(await joinFrames([await frame('#2a5'), await frame('#c33')], 80), { animated: true })
    .gif()
    .toBuffer();

test('an animated card goes from a file that is none, and one that is, to everybody’s showcase', async ({
  page: staff,
  site,
  browser,
}) => {
  const [author, visitor] = [await browser.newContext(), await browser.newContext({ reducedMotion: 'reduce' })];
  const [page, guest] = [await author.newPage(), await visitor.newPage()];
  await enterAsAdmin(staff, site);
  const { name, email } = await signUpAs(page, site);
  await confirmAddress(site, email);

  await page.goto(`${site.url}/animated?car=Honda_NSX_2016`);
  await expect(page.getByRole('heading', { level: 1, name: /NSX/ })).toBeVisible();
  await page.getByRole('button', { name: 'Add a card' }).first().click();
  const form = page.getByRole('dialog');
  const file = form.locator('input[type=file]');
  const send = form.getByRole('button', { name: 'Send' });
  // A renamed video is recognised by its content.
  const video = Buffer.concat([Buffer.from('\0\0\0 ftypisom'), Buffer.alloc(2_000)]);
  await file.setInputFiles({ name: 'card.gif', mimeType: 'image/gif', buffer: video });
  await send.click();
  await expect(form.getByText(/^Only GIF, APNG and animated WebP/)).toBeVisible();
  await file.setInputFiles({ name: 'card.gif', mimeType: 'image/gif', buffer: await aGif() });
  await send.click();
  await expect(page.getByText(/submitted for review/).first()).toBeVisible();

  await guest.goto(`${site.url}/animated/${encodeURIComponent(name)}`);
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(guest.getByRole('button', { name: /^(Play|Stop) .*NSX/ })).toBeHidden();

  await openItem(staff, site, 'car-loop', /NSX/, name);
  await staff.keyboard.press('c');
  await expect(staff.getByText(/^Yours until/)).toBeVisible();
  await staff.keyboard.press('a');
  await expect(staff.getByText(/^Approved: /)).toBeVisible();

  // With reduced motion the still picture shows until the user requests more.
  await guest.reload();
  const card = guest.getByRole('button', { name: /^Play .*NSX/ });
  const picture = guest.getByRole('main').locator('button img').first();
  await expect(picture).toHaveAttribute('src', /\/card$/);
  await card.click();
  await expect(picture).toHaveAttribute('src', /\/full$/);
  await Promise.all([author.close(), visitor.close()]);
});
