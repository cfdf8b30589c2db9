import { act, renderHook } from '@testing-library/react';
import { storeOf, useStore } from './store.ts';

describe('a value of the page', () => {
  it('renders who shows it again when it changes', () => {
    const place = storeOf(1);
    const { result } = renderHook(() => useStore(place));
    act(() => place.set(2));
    expect(result.current).toBe(2);
  });

  it('tells each change once, and the same value again to nobody', () => {
    const place = storeOf<string | null>(null);
    const changed = jest.fn();
    const stop = place.subscribe(changed);
    place.set('a');
    place.set('a');
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
    place.set('b');
    expect(changed).toHaveBeenCalledTimes(1);
    expect(place.get()).toBe('b');
  });

  it('is replaced whole: nothing of the value before is left in it', () => {
    const place = storeOf<{ text: string; action?: string }>({ text: 'a', action: 'undo' });
    place.set({ text: 'b' });
    expect(place.get()).toEqual({ text: 'b' });
  });
});
