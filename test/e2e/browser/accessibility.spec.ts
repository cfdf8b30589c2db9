import type { Page } from '@playwright/test';
import { enterAsAdmin, openVersions } from './admin.ts';
import { solidButtons } from '../engines/solid-buttons.ts';
import { axeFaults } from './axe.ts';
import { cells, deckOn, emptyCell, expect, signUp, test } from './journey.ts';
import type { Site } from './journey.ts';

test.describe.configure({ mode: 'parallel' });

type View = { name: string; part?: string; open: (page: Page, site: Site) => Promise<unknown> };

const deck = deckOn('northloop');
const press = (key: string) => async (page: Page, site: Site) => {
  await page.goto(site.url + deck);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press(key);
  await expect(page.getByRole('dialog').getByRole('button').last()).toBeVisible();
};

const openMenu = async (page: Page, site: Site) => {
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
};

const openOwnCard = async (page: Page, site: Site) => {
  const name = await enterAsAdmin(page, site);
  await page.goto(`${site.url}/admin`);
  await page.getByRole('region', { name: 'Accounts' }).getByRole('button', { name }).click();
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).not.toHaveCount(0);
};

const openClosing = async (page: Page, site: Site) => {
  await signUp(page, site);
  await page.goto(`${site.url}/close-account`);
  await expect(page.getByRole('heading', { name: 'What remains' })).toBeVisible();
};

const views: View[] = [
  {
    name: 'the grid',
    open: async (page, site) => {
      await page.goto(site.url);
      await expect(cells(page, /of \d+/).first()).toBeVisible();
    },
  },
  {
    name: 'the grid as a heat map',
    part: '[role=grid]',
    open: async (page, site) => {
      await page.goto(site.url);
      await expect(cells(page, /of \d+/).first()).toBeVisible();
      await page.keyboard.press('m');
    },
  },
  { name: 'an empty deck', open: (page, site) => page.goto(`${site.url}/?share=`) },
  { name: 'cars without a track', open: (page, site) => page.goto(`${site.url}/?share=~CHonda_NSX_2016~T332`) },
  {
    name: 'a shared year',
    open: async (page, site) => {
      await page.goto(`${site.url}/recap/shared/demo-amber`);
      await expect(page.getByRole('heading', { name: 'Fellow players' })).toBeVisible();
    },
  },
  { name: 'signing in', open: (page, site) => page.goto(`${site.url}/login`) },
  { name: 'registering', open: (page, site) => page.goto(`${site.url}/register`) },
  { name: 'asking for a new password', open: (page, site) => page.goto(`${site.url}/asknewpassword`) },
  { name: 'privacy', open: (page, site) => page.goto(`${site.url}/privacy`) },
  {
    name: 'one’s own privacy',
    open: async (page, site) => {
      await signUp(page, site);
      await page.goto(`${site.url}/privacy`);
      await expect(page.getByRole('link', { name: 'Close my account…' })).toBeVisible();
    },
  },
  { name: 'closing an account', open: openClosing },
  {
    name: 'the last question before closing',
    part: '[role=dialog]',
    open: async (page, site) => {
      await openClosing(page, site);
      await page.getByRole('button', { name: 'Close my account' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Keep account' })).toBeVisible();
    },
  },
  { name: 'what an admin knows of an account', open: openOwnCard },
  {
    name: 'an act on an account',
    part: '[role=dialog]',
    open: async (page, site) => {
      await openOwnCard(page, site);
      await page.getByRole('button', { name: 'Change tier' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '3', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Change tier' }).click();
      await expect(page.getByRole('alert')).toHaveText('Choose a reason.');
    },
  },
  {
    name: 'a page for admins only',
    open: async (page, site) => {
      await signUp(page, site);
      await page.goto(`${site.url}/admin`);
      await expect(page.getByText('Only admins can see this page.')).toBeVisible();
    },
  },
  {
    name: 'the game versions of moderators',
    open: async (page, site) => {
      await enterAsAdmin(page, site);
      await openVersions(page, site);
    },
  },
  {
    name: 'one’s own account',
    open: async (page, site) => {
      await signUp(page, site);
      await page.goto(`${site.url}/account`);
      await expect(page.getByText('this device', { exact: false })).toBeVisible();
    },
  },
  {
    name: 'the menu',
    part: '[role=dialog]',
    open: (page, site) => openMenu(page, site),
  },
  ...(['Options', 'Language', 'About'] as const).map((name) => ({
    name: `the dialog ${name}`,
    part: '[role=dialog]',
    open: async (page: Page, site: Site) => {
      await openMenu(page, site);
      await page.getByRole('dialog').getByRole('button', { name }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
    },
  })),
  {
    name: 'what a car is good for',
    open: async (page, site) => {
      await page.goto(`${site.url}/cars/Honda_NSX_2016`);
      await expect(page.getByRole('region', { name: 'Best tracks' })).toBeVisible();
    },
  },
  {
    name: 'what versions changed',
    open: async (page, site) => {
      await page.goto(`${site.url}/gallery`);
      await expect(page.getByRole('group', { name: 'Type of change' })).toBeVisible();
    },
  },
  { name: 'adding a car', part: '[role=dialog]', open: press('a') },
  {
    name: 'choosing tracks',
    part: '[role=dialog]',
    open: async (page, site) => {
      await press('k')(page, site);
      await page.keyboard.type('city');
    },
  },
  { name: 'the keys', part: '[role=dialog]', open: press('?') },
  {
    name: 'the story of a time',
    part: '[role=dialog]',
    open: async (page, site) => {
      await page.goto(site.url);
      await cells(page, /of \d+/)
        .first()
        .click();
      await expect(page.getByRole('dialog').getByText('Set by')).toBeVisible();
    },
  },
  {
    name: 'entering a time',
    open: async (page, site) => {
      await page.goto(site.url + deck);
      await emptyCell(page).click();
    },
  },
];

const onPhone = views.filter(({ name }) => !name.includes('heat') && !name.includes('keys'));
const surroundings = [
  { name: 'on a screen', schemes: ['dark', 'light'], viewport: { width: 1440, height: 900 }, of: views },
  { name: 'on a phone', schemes: ['dark'], viewport: { width: 390, height: 844 }, of: onPhone },
] as const;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const faultsOf = async (page: Page, { part }: View) => {
  const faults = await axeFaults(page, { part, tags });
  return faults.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
};

for (const { name, schemes, viewport, of } of surroundings) {
  test.describe(name, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
    for (const view of of) {
      test(`${view.name} keeps nobody out`, async ({ page, site }) => {
        await view.open(page, site);
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
          // A page in its own chunk is hidden once more while its texts load.
          await expect.poll(() => faultsOf(page, view), { message: colorScheme }).toEqual([]);
        }
        const solid = await page.evaluate(solidButtons);
        expect(solid.length, `solid: ${solid.join(', ')}`).toBeLessThan(2);
      });
    }
  });
}
