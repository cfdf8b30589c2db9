import type { Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { cells, confirmAddress, expect, savedCell, signUp, signUpAs, type Site, test, undo } from './journey.ts';

/** In addition to the deck's first one. */
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

const dry = ['tRoad', 'tCircuit', 'kart', 'slalom', 'hairpin', 'fast', 'carPark', 'canyonTour', 'laguna', 'gForce'];

/** A car that gets times from no other test, on tracks, with its predicted times there. */
async function predicted(page: Page, site: Site, car: string, codes: readonly string[]): Promise<string[]> {
  await page.goto(`${site.url}/compare?share=${codes.map((code) => `~K${code}`).join('')}~C${car}~T332&order=deck`);
  await page.getByRole('button', { name: 'Predicted times' }).click();
  await expect(cells(page, /predicted/)).toHaveCount(codes.length);
  const texts = await cells(page, /predicted/).allInnerTexts();
  return texts.map((text) => /≈ ([\d:.]+)/.exec(text)?.[1] ?? '');
}

test('ten times are entered by keyboard, one below the other', async ({ page, site }) => {
  await signUp(page, site);
  const times = await predicted(
    page,
    site,
    'Ferrari_F430_2004',
    dry.map((track) => `${track}_a00`),
  );
  await cells(page, /predicted/)
    .first()
    .focus();
  for (const time of times) {
    await page.keyboard.type(time);
    await page.keyboard.press('Enter');
  }
  await expect(cells(page, /set by you/)).toHaveCount(times.length);
  await page.reload();
  for (const time of times) await expect(savedCell(page, time).first()).toBeVisible();
});

test('twenty times are pasted, and two bad lines are named and left out', async ({ page, site }) => {
  // Room for all twenty rows: rows far outside the window are not rendered.
  await page.setViewportSize({ width: 1440, height: 1200 });
  await signUp(page, site);
  const codes = dry.flatMap((track) => [`${track}_a00`, `${track}_a01`]);
  const times = await predicted(page, site, 'Audi_R8_V10_2009', codes);
  const block = times.with(4, 'fast').with(11, '1:2:3:4').join('\n');
  await page.getByRole('button', { name: 'Twisty Road, Dry: menu' }).click();
  await page.getByRole('menuitem', { name: /^Paste times/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste times' });
  await dialog.getByLabel('Times copied from a spreadsheet').fill(block);
  await expect(dialog.getByText('Ready to send: 18 of 20')).toBeVisible();
  for (const why of ['That is not a time.', 'Enter only minutes, seconds and hundredths'])
    await expect(dialog.getByRole('listitem').filter({ hasText: why })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Send 18 times' }).click();
  await expect(dialog.getByText('Saved: 18 of 20')).toBeVisible();
  await expect(cells(page, /set by you/)).toHaveCount(18);
});

test('two people are at one cell: what one types stays while the time of the other comes, and both agree', async ({
  page,
  site,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  for (const one of [page, other]) {
    const { email } = await signUpAs(one, site);
    await confirmAddress(site, email);
  }
  const car = 'Maserati_MC12_2004';
  const [time = ''] = await predicted(page, site, car, ['slalom_a00']);
  await other.goto(page.url());
  await expect(other.getByText('Live', { exact: true })).toBeVisible();

  const first = time.slice(0, -1);
  await cells(page, /predicted/).click();
  await page.keyboard.type(first);
  await cells(other, /predicted|no time yet/).click();
  await other.keyboard.type(time);
  await other.keyboard.press('Enter');
  await expect(savedCell(other, time)).toBeVisible();

  const field = page.getByRole('grid').getByRole('textbox');
  await expect(page.getByText('1 measured')).toBeVisible();
  await expect(field).toHaveValue(first);
  await expect(field).toBeFocused();
  await page.keyboard.type(time.slice(-1));
  await page.keyboard.press('Enter');
  await expect(cells(page, new RegExp(`^${time}`))).toBeVisible();
  await page.reload();
  await expect(cells(page, new RegExp(`^${time}`))).toBeVisible();
  await other.context().close();
});

test('whatever is removed from a comparison comes back by undo', async ({ page, site }) => {
  await page.goto(`${site.url}/compare?share=~KtRoad_a00~Kkart_a00~CBMW_M5_2017~T332~CHonda_NSX_2016~T332&order=deck`);
  const car = page.getByRole('button', { name: 'M5: menu' });
  const track = page.getByRole('button', { name: 'Karting Circuit, Dry: menu' });
  for (const one of [car, track]) {
    await one.click();
    await page.getByRole('menuitem', { name: /^Remove/ }).click();
    await expect(one).toBeHidden();
    await undo(page).click();
    await expect(one).toBeVisible();
  }
  const of = [
    { all: 'Cars', act: 'Clear cars', gone: car },
    { all: 'Tracks', act: 'Clear tracks', gone: track },
  ];
  for (const { all, act, gone } of of) {
    await page.getByRole('button', { name: 'Arrange' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Arrange' });
    await dialog.getByText(all, { exact: true }).click();
    await dialog.getByRole('button', { name: act }).click();
    await expect(dialog.getByRole('button', { name: act })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(gone).toBeVisible();
  }
});
