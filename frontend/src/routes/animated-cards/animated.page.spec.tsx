import { act, screen, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { ANIMATED_CARDS_MAX, animatedCards } from '#contracts';
import type { AnimatedCard } from '#contracts';
import { FakeApi } from '../../test/fake-api.ts';
import { withoutRetry, renderAt } from '../../test/render.tsx';
import { AnimatedPage } from './animated.page.tsx';

const testLoop = (more: Partial<AnimatedCard> = {}): AnimatedCard => ({
  loopId: '0190f5b0-7d3a-4b1e-8f00-1234567890ab',
  carId: 'kombi',
  car: { id: 'kombi', name: '560 Kombi', brand: 'Brandt', year: 2019, class: 'A', rq: 74, body: ['Estate'] },
  file: '0123456789abcdef0123456789abcdef01234567',
  width: 480,
  height: 300,
  status: 'approved',
  by: { userId: 'user-2', name: 'Ann' },
  submittedAt: '2026-01-01T00:00:00.000Z',
  reason: null,
  text: null,
  allowed: [],
  ...more,
});

class FakeShowcase extends FakeApi {
  shown: AnimatedCard[] = [];
  mine: AnimatedCard[] = [];
  readonly done: string[] = [];

  protected override handlers(): HttpHandler[] {
    const position = () => this.position;
    const written = (what: string) => {
      this.done.push(what);
      return { id: 'loop', position: (this.position += 1), views: ['car-loops'] };
    };
    const people = [{ userId: 'user-2', name: 'Ann', loops: 3 }];
    return [
      this.on(animatedCards.list, () => ({ items: this.shown }), position),
      this.on(animatedCards.people, () => ({ items: people }), position),
      this.on(animatedCards.mine, () => ({ items: this.mine, kept: 1, most: ANIMATED_CARDS_MAX }), position),
      this.on(animatedCards.report, ({ body: { fault } }) => written(`report ${fault}`)),
      this.on(animatedCards.withdraw, () => written('withdraw')),
      ...super.handlers(),
    ];
  }
}

/** The elements that the page observes, made visible by a test. */
class Sight {
  static seen: (isIntersecting: boolean) => void = () => {};
  constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
    Sight.seen = (isIntersecting) => act(() => told([{ isIntersecting }]));
  }
  observe = () => {};
  disconnect = () => {};
}

const before = [globalThis.IntersectionObserver, globalThis.matchMedia] as const;
let api: FakeShowcase;
let calm = false;
beforeEach(() => {
  calm = false;
  api = new FakeShowcase();
  api.install();
  globalThis.IntersectionObserver = Sight as unknown as typeof IntersectionObserver;
  globalThis.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: calm && query.includes('reduced-motion') }) as MediaQueryList;
});
afterEach(() => {
  [globalThis.IntersectionObserver, globalThis.matchMedia] = before;
});

const show = (address = '/animated') => renderAt(address, withoutRetry(<AnimatedPage />));
const size = (card: HTMLElement) => card.querySelector('img')?.getAttribute('src')?.split('/').at(-1);
const card = () => screen.findByRole('article', { name: '560 Kombi' });

describe('animated cards', () => {
  it('move while they are in sight, and stop when somebody wants it', async () => {
    api.shown = [testLoop()];
    const { user } = show();
    const one = await card();
    expect(size(one)).toBe('card');
    Sight.seen(true);
    expect(size(one)).toBe('full');
    Sight.seen(false);
    expect(size(one)).toBe('card');
    Sight.seen(true);
    await user.click(within(one).getByRole('button', { name: 'Stop 560 Kombi' }));
    expect(size(one)).toBe('card');
    await user.click(within(one).getByRole('button', { name: 'Play 560 Kombi' }));
    await user.click(screen.getByRole('button', { name: 'Stop all' }));
    expect(size(one)).toBe('card');
    expect(screen.getByRole('link', { name: 'Ann 3' })).toHaveAttribute('href', '/animated/Ann');
  });

  it('are still pictures for who wants less motion, until they ask for one', async () => {
    calm = true;
    api.shown = [testLoop()];
    const { user } = show();
    const one = await card();
    Sight.seen(true);
    expect(size(one)).toBe('card');
    await user.click(within(one).getByRole('button', { name: 'Play 560 Kombi' }));
    expect(size(one)).toBe('full');
    expect(screen.getByRole('button', { name: 'Play all' })).toBeVisible();
  });

  it('are reported, and taken back by whose they are, who read why one was declined', async () => {
    api.shown = [testLoop({ allowed: ['report-car-loop'] })];
    api.mine = [testLoop({ status: 'declined', reason: 'flashing', text: 'Slower.', allowed: ['withdraw-car-loop'] })];
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Report: 560 Kombi' }));
    await user.click(await screen.findByRole('menuitem', { name: 'It flashes too fast' }));
    expect(await screen.findByText('Reported: 560 Kombi')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Yours' }));
    expect(await screen.findByText('Slower.')).toBeVisible();
    expect(await screen.findByText('1 of 24 cards')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Withdraw: 560 Kombi' }));
    expect(await screen.findByText('Card of 560 Kombi withdrawn.')).toBeVisible();
    expect(api.done).toEqual(['report flashing', 'withdraw']);
  });

  it('say where there are none, and how to add one', async () => {
    show();
    expect(await screen.findByText('No animated cards yet')).toBeVisible();
  });
});
