import { act, renderHook } from '@testing-library/react';
import { changeSettings } from './settings.ts';
import { useAppearance } from './use-appearance.ts';

const realMatch = globalThis.matchMedia;
const device = (...held: string[]) => {
  globalThis.matchMedia = (query) => ({ ...realMatch(query), matches: held.some((part) => query.includes(part)) });
};
afterEach(() => void (globalThis.matchMedia = realMatch));

const page = document.documentElement;
const zoom = () => page.style.getPropertyValue('--zoom');

describe('the page looks as the options say', () => {
  it('in the size chosen for how the device is held', () => {
    device('coarse', 'portrait');
    renderHook(useAppearance);
    expect(zoom()).toBe('1');
    act(() => changeSettings({ zoomPortrait: 140, zoomLandscape: 60 }));
    expect(zoom()).toBe('1.4');
  });

  it('sideways in a size of its own', () => {
    device('coarse');
    renderHook(useAppearance);
    expect(zoom()).toBe('0.8');
    act(() => changeSettings({ zoomPortrait: 140, zoomLandscape: 60 }));
    expect(zoom()).toBe('0.6');
  });

  it('in the other size as soon as the device is turned', () => {
    let held = ['coarse', 'portrait'];
    const turned = new EventTarget();
    globalThis.matchMedia = (query) => ({
      ...realMatch(query),
      get matches() {
        return held.some((part) => query.includes(part));
      },
      addEventListener: turned.addEventListener.bind(turned),
    });
    changeSettings({ zoomPortrait: 140, zoomLandscape: 60 });
    renderHook(useAppearance);
    expect(zoom()).toBe('1.4');
    held = ['coarse'];
    act(() => void turned.dispatchEvent(new Event('change')));
    expect(zoom()).toBe('0.6');
  });

  it('on a desk in that of the browser', () => {
    device('portrait');
    renderHook(useAppearance);
    act(() => changeSettings({ zoomPortrait: 140, zoomLandscape: 60 }));
    expect(zoom()).toBe('1');
  });

  it('with more contrast when it or the system asks for it', () => {
    device();
    const { unmount } = renderHook(useAppearance);
    expect(page).toHaveAttribute('data-contrast', 'system');
    act(() => changeSettings({ contrast: 'more' }));
    expect(page).toHaveAttribute('data-contrast', 'more');
    act(() => changeSettings({ contrast: 'system' }));
    unmount();
    device('contrast');
    renderHook(useAppearance);
    expect(page).toHaveAttribute('data-contrast', 'more');
  });

  it('with less motion', () => {
    renderHook(useAppearance);
    expect(page).toHaveAttribute('data-motion', 'system');
    act(() => changeSettings({ motion: 'less' }));
    expect(page).toHaveAttribute('data-motion', 'less');
  });
});
