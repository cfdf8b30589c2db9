import { deckOn } from '../browser/journey.ts';
import type { Part } from './in-page.ts';
import { openDialogs } from './in-page.ts';
import type { Screen } from './screen.ts';

type Way = { readonly at: string; readonly open: (screen: Screen) => Promise<void> };

/** A deck with a demo time and an empty cell. */
const DECK = '/?share=~KtRoad_a00~CHonda_NSX_2016~T332';

const menu = (then?: RegExp) => async (screen: Screen) => {
  await screen.press('button', 'Menu');
  if (then !== undefined) await screen.press('button', then);
};

/** Every dialog that opens without a login, by its name, and how. */
export const dialogs: Readonly<Record<string, Way>> = {
  Menu: { at: DECK, open: menu() },
  Options: { at: DECK, open: menu(/^Options/) },
  Language: { at: DECK, open: menu(/^Language/) },
  About: { at: DECK, open: menu(/^About/) },
  'Log in': { at: DECK, open: menu(/^Log in/) },
  'Find anything': { at: DECK, open: (screen) => screen.press('button', /^Find anything/) },
  'Filter cars': {
    at: '/cars',
    open: async (screen) => {
      // Before that there is nothing to filter.
      await screen.sees('link', / · \d{4}/);
      await screen.press('button', /^Filters/);
    },
  },
  'Add a car': { at: DECK, open: (screen) => screen.press('button', /^(Add car|Car)/) },
  // Opened by its address, in a new page: another hash alone loads no page.
  Car: { at: '/stuff#car=Honda_NSX_2016', open: () => Promise.resolve() },
  'Which car is it': { at: '/newPhotos', open: (screen) => screen.press('button', /^Send a photo/) },
  'Send a photo of': { at: '/cars/Honda_NSX_2016', open: (screen) => screen.press('button', /^Send a photo/) },
  'Animated card of': {
    at: '/animated?car=Honda_NSX_2016',
    open: async (screen) => {
      // The car is known once the page's title is.
      await screen.sees('text', /^Animated cards of .*NSX/);
      await screen.press('button', /^Add a card/);
    },
  },
  Tracks: { at: DECK, open: (screen) => screen.press('button', /^Tracks/) },
  'Share this comparison': { at: DECK, open: (screen) => screen.press('button', /^Share/) },
  Arrange: { at: DECK, open: (screen) => screen.press('button', /^(Arrange|Order)$/) },
  'Twisty Road': { at: DECK, open: (screen) => screen.press('cell', /^1:07\.37/) },
};

/** On a phone a time is typed in one too. */
export const phoneDialogs: typeof dialogs = {
  ...dialogs,
  'on Fast Circuit': { at: deckOn('fast'), open: (screen) => screen.press('cell', /no time yet/) },
};

const LEAST_BODY = 100;
/** Half a pixel is the rounding of a centred box. */
const SLACK = 0.5;

export async function layoutFaults({ driver }: Screen): Promise<readonly string[]> {
  const parts = await driver.run(openDialogs);
  const inside = await driver.run(() => ({ width: innerWidth, height: innerHeight }));
  const isOutside = ({ x, y, width, height }: Part) =>
    x < -SLACK || y < -SLACK || x + width > inside.width + SLACK || y + height > inside.height + SLACK;
  return parts.flatMap((part) => [
    ...(isOutside(part) ? [`the ${part.part} of ${part.of} is outside of the window: ${JSON.stringify(part)}`] : []),
    ...(part.part === 'body' && part.height < LEAST_BODY ? [`the body of ${part.of} is ${part.height} px high`] : []),
  ]);
}
