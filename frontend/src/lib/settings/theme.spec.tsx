import { renderHook } from '@testing-library/react';
import { useTheme } from './theme.ts';

const realMatch = globalThis.matchMedia;
afterEach(() => void (globalThis.matchMedia = realMatch));

describe('the theme', () => {
  it('is the one the system has when the page begins to listen, not the one it was drawn with', () => {
    let isLight = false;
    globalThis.matchMedia = (query) => ({
      ...realMatch(query),
      get matches() {
        return isLight;
      },
      addEventListener: () => (isLight = true),
    });
    expect(renderHook(useTheme).result.current).toBe('light');
  });
});
