import { expect, test } from './journey.ts';
import { pagesOfAll } from './pages-of-all.ts';
import { noteWhatIsTakenAway, takenAway } from './taken-away.ts';
import { ENDS, walk } from './walk-sizes.ts';

/** The size of the interface is a setting of handheld devices; and pages are checked only once filled. */
test.use({ hasTouch: true, isMobile: true, siteEnv: { DEMO_CARS: 'yes' } });

/** A fault is reported, and the walk continues. */
const softly = expect.configure({ soft: true });

for (const [part, paths] of Object.entries(pagesOfAll))
  test(`no page is taken away once it is seen, or cut off at the largest and the smallest size: ${part}`, async ({
    page,
    site,
  }) => {
    test.setTimeout(240_000);
    await noteWhatIsTakenAway(page);
    for (const path of paths) {
      await page.goto(site.url + path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      // Missing content could not be found cut off.
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      softly(await takenAway(page), path).toEqual([]);
      await walk(page, [320, 1440], path, ENDS);
    }
  });
