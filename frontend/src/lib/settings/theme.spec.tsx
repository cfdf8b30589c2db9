import { act, renderHook } from '@testing-library/react';
import { changeSettings } from './settings.ts';
import { applyTheme, useTheme } from './theme.ts';

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

  it('is the one that was chosen, whatever the system prefers', () => {
    const { result } = renderHook(useTheme);
    for (const theme of ['light', 'dark'] as const) {
      act(() => changeSettings({ theme }));
      expect(result.current).toBe(theme);
    }
  });

  it('is told to the page, and to the bar of the browser', () => {
    document.head.innerHTML = '<meta name="theme-color" content="">';
    for (const [theme, colour] of [
      ['light', '#ffffff'],
      ['dark', '#111418'],
    ] as const) {
      applyTheme(theme);
      expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', theme);
      expect(document.querySelector('meta')).toHaveAttribute('content', colour);
    }
  });
});
