import { usePageKeys } from '../../lib/keys/page-keys.ts';
import { changeView, currentView } from '../../lib/deck/grid-view.ts';
import type { Settings } from '../../lib/settings/settings.ts';

const colours = ['medals', 'heat', 'plain'] as const;

function nextColours(): Settings['colours'] {
  const at = colours.indexOf(currentView().colours);
  return colours[(at + 1) % colours.length] ?? 'medals';
}

const show = (next: Settings['show']) => () => changeView({ show: next });

export function useCompareKeys({ addCar, addTracks, undo }: Record<'addCar' | 'addTracks' | 'undo', () => void>): void {
  usePageKeys({
    A: addCar,
    K: addTracks,
    'Control+Z': undo,
    M: () => changeView({ colours: nextColours() }),
    '1': show('points'),
    '2': show('times'),
    '3': show('gaps'),
  });
}
