import { screen } from '@testing-library/react';
import { renderAt } from '../../test/render.tsx';
import { siteMap } from '../site-map.ts';
import type { SiteRoute } from '../site-map.ts';
import { howManyFit } from './how-many-fit.ts';
import { topEntries } from './menu-entries.ts';
import type { TopEntry } from './menu-entries.ts';
import { TopMenu } from './top-menu.tsx';

const page = async () => ({ Component: () => null });
const built: SiteRoute[] = siteMap.map(({ name, paths }) => ({ name, paths, page }));
const all = topEntries(built);
// jsdom gives every box no width, and reports none; only a browser changes the width of the bar.
globalThis.ResizeObserver = class implements ResizeObserver {
  readonly #told: () => void;
  constructor(tell: ResizeObserverCallback) {
    this.#told = () => tell([], this);
  }
  observe() {
    this.#told();
  }
  unobserve() {}
  disconnect() {}
};
const bar = { width: 1_000 } as DOMRect;
beforeEach(() => {
  HTMLElement.prototype.getBoundingClientRect = function () {
    return this.tagName === 'NAV' ? bar : ({ width: 60 } as DOMRect);
  };
});

const open = (at: string, blocked = false, entries: readonly TopEntry[] = all) => {
  let hidden: readonly TopEntry[] = [];
  const onHidden = (next: readonly TopEntry[]) => void (hidden = next);
  const view = renderAt(at, <TopMenu entries={entries} blocked={blocked} onHidden={onHidden} />);
  return { ...view, hidden: () => hidden.map(({ name }) => name) };
};
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const current = () => screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');

describe('the top menu', () => {
  it('has the entries in their order, each once its page exists', () => {
    expect(all.map(({ name }) => name)).toEqual([
      'Compare',
      'Challenges',
      'Events',
      'Clubs',
      'Cars',
      'MainCharts',
      'Packs',
      'Timeline',
      'Community',
      'Stuff',
    ]);
    expect(
      topEntries([
        { name: 'Compare', paths: ['/compare'], page },
        { name: 'Events', paths: ['/events'] },
      ]),
    ).toHaveLength(1);
  });

  it('marks Compare on Records too', () => {
    open('/');
    expect(current().map(({ textContent }) => textContent)).toEqual(['Compare']);
  });

  it('marks Stuff as new until it was opened', async () => {
    const { unmount } = open('/');
    expect(screen.getByRole('link', { name: 'Stuff new' })).toBeVisible();
    unmount();
    open('/stuff').unmount();
    open('/');
    expect(screen.getByRole('link', { name: 'Stuff' })).toBeVisible();
  });

  it('leads nowhere while leaving is blocked', async () => {
    const { user, where } = open('/', true);
    const link = screen.getByRole('link', { name: 'Events' });
    expect(link).toHaveAttribute('aria-disabled', 'true');
    await user.click(link);
    expect(where()).toBe('/');
  });

  it('hides from its end what does not fit', () => {
    bar.width = 200;
    const { hidden } = open('/');
    expect(links()).toEqual(['Compare', 'Challenges']);
    expect(hidden()[0]).toBe('Events');
    bar.width = 1_000;
  });
});

describe('what fits', () => {
  it('leaves a margin of 40 px', () => {
    expect(howManyFit([60, 60], 160)).toBe(2);
    expect(howManyFit([60, 60], 159)).toBe(1);
    expect(howManyFit([60, 60], 0)).toBe(0);
  });
});
