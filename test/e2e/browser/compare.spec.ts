import { axeFaults } from './axe.ts';
import { expect, test } from './journey.ts';

/** Beside the one that the deck begins with. */
const fourMore = ['Laguna Seca', 'Karting Circuit', 'Fast Circuit', 'Canyon Tour'];

test('two BMWs are compared on five wet tracks by thumb, and the link shows another person the same', async ({
  browser,
  site,
}) => {
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await phone.goto(`${site.url}/compare?share=~KtRoad_a01~CBMW_M5_2017~T332`);
  await phone.getByRole('toolbar').getByRole('button', { name: 'Car', exact: true }).tap();
  await phone.getByRole('searchbox').fill('2003 bmw');
  await phone.getByRole('dialog').getByText('M3 CSL').first().tap();
  await phone.getByRole('dialog').getByRole('button', { name: 'Done' }).tap();
  await phone.getByRole('toolbar').getByRole('button', { name: 'Tracks' }).tap();
  for (const name of fourMore) {
    await phone.getByRole('searchbox').fill(`${name} wet`);
    await phone.getByRole('button', { name: `${name}, Wet` }).tap();
  }
  await phone.getByRole('dialog').getByRole('button', { name: 'Done' }).tap();
  await phone.getByRole('button', { name: 'M3 CSL: menu' }).tap();
  await phone.getByRole('menuitem', { name: /Set as base car/ }).tap();
  await expect(phone).toHaveURL(/&base=1/);
  expect(await axeFaults(phone, { tags: ['wcag2a', 'wcag2aa'] })).toEqual([]);
  await phone.getByRole('toolbar').getByRole('button', { name: 'Share' }).tap();
  const link = await phone.getByRole('textbox', { name: 'Link' }).inputValue();
  await phone.close();

  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await desk.goto(link);
  await expect(desk.getByRole('button', { name: 'M5: menu' })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'M3 CSL: menu' })).toBeVisible();
  for (const name of ['Twisty Road', ...fourMore])
    await expect(desk.getByRole('button', { name: new RegExp(`^${name}, Wet`) })).toBeVisible();
  await expect(desk).toHaveURL(/&base=1/);
  await desk.close();
});
