import { takeSettings } from '../../lib/settings/settings.ts';
import { rememberDecks } from './recent-decks.ts';

const kept = () =>
  (JSON.parse(localStorage.getItem('tdr.recent-decks') ?? '[]') as { query: string }[]).map(({ query }) => query);
const show = (deck: string) => takeSettings({ deck });

let end: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.removeItem('tdr.recent-decks');
  takeSettings({ deck: null });
  end = new AbortController();
  rememberDecks(end.signal);
});

afterEach(() => {
  end.abort();
  jest.useRealTimers();
});

describe('what was compared', () => {
  it('is remembered once it was shown for a moment, the last first', () => {
    show('?share=~KtRoad_a00');
    jest.advanceTimersByTime(4_000);
    show('?share=~KtRoad_a00~CMistral');
    show('?share=~KtRoad_a00~CMistral~CFlea');
    jest.advanceTimersByTime(4_000);
    expect(kept()).toEqual(['?share=~KtRoad_a00~CMistral~CFlea', '?share=~KtRoad_a00']);
  });

  it('is one, however it was shown', () => {
    show('?share=~KtRoad_a00');
    jest.advanceTimersByTime(4_000);
    show('?share=~KtRoad_a00&show=gaps');
    jest.advanceTimersByTime(4_000);
    expect(kept()).toEqual(['?share=~KtRoad_a00&show=gaps']);
  });

  it('is twenty decks at most, and none that is empty', () => {
    for (let at = 0; at < 25; at += 1) {
      show(`?share=~C${at}`);
      jest.advanceTimersByTime(4_000);
    }
    show('?share=');
    jest.advanceTimersByTime(4_000);
    expect(kept()).toHaveLength(20);
    expect(kept()[0]).toBe('?share=~C24');
  });

  it('is not followed any more when the page has gone', () => {
    show('?share=~KtRoad_a00');
    end.abort();
    jest.advanceTimersByTime(4_000);
    expect(kept()).toEqual([]);
  });
});
