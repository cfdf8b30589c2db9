import { useEffect, useSyncExternalStore } from 'react';
import { useSetting } from './settings.ts';

const moreContrast = '(prefers-contrast: more)';
const queries = ['(orientation: portrait)', '(pointer: coarse)', moreContrast];

function subscribe(changed: () => void): () => void {
  const lists = queries.map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', changed);
  return () => {
    for (const list of lists) list.removeEventListener('change', changed);
  };
}

const held = (): 'upright' | 'sideways' | 'desk' => {
  const [upright, byFinger] = queries.map((query) => matchMedia(query).matches);
  if (!byFinger) return 'desk';
  return upright ? 'upright' : 'sideways';
};

const systemContrast = (): 'more' | 'system' => (matchMedia(moreContrast).matches ? 'more' : 'system');

/**
 * Contrast, motion and size of the page. The size scales the interface itself and leaves the viewport alone, so that
 * pinching works at every step.
 */
export function useAppearance(): void {
  const [contrast, motion] = [useSetting('contrast'), useSetting('motion')];
  const [zoomPortrait, zoomLandscape] = [useSetting('zoomPortrait'), useSetting('zoomLandscape')];
  const hold = useSyncExternalStore(subscribe, held);
  const asked = useSyncExternalStore(subscribe, systemContrast);
  const percent = { upright: zoomPortrait, sideways: zoomLandscape, desk: 100 }[hold];
  useEffect(() => {
    const { dataset, style } = document.documentElement;
    dataset['contrast'] = contrast === 'more' ? contrast : asked;
    dataset['motion'] = motion;
    style.setProperty('--zoom', String(percent / 100));
  }, [contrast, asked, motion, percent]);
}
