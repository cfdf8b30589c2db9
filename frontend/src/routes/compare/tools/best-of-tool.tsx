import { useEffect, useEffectEvent, useState } from 'react';
import type { TrackCode } from '#racing';
import { useGridView } from '../../../lib/deck/grid-view.ts';
import { BestOfPanel } from '../../best-of/best-of-panel.tsx';
import type { Compared } from '../grid/compare-context.ts';
import { closeTool } from './open-tool.ts';

/** Rows and columns of a grid count from 1, its heads first. */
const FIRST = 2;

/** The last focused track: its row, or its column where cars are rows. */
function useFocusedTrack({ lines }: Compared, opened: TrackCode): TrackCode {
  const [track, setTrack] = useState(opened);
  const [openedFor, setOpenedFor] = useState(opened);
  if (openedFor !== opened) {
    setOpenedFor(opened);
    setTrack(opened);
  }
  const index = useGridView().layout === 'down' ? 'aria-colindex' : 'aria-rowindex';
  const follow = useEffectEvent(({ target }: FocusEvent) => {
    const part = target instanceof Element ? target.closest(`[role="grid"] [${index}]`) : null;
    const line = part ? lines[Number(part.getAttribute(index)) - FIRST] : undefined;
    if (line?.kind === 'row') setTrack(line.track);
  });
  useEffect(() => {
    const focused = (event: FocusEvent) => follow(event);
    document.addEventListener('focusin', focused);
    return () => document.removeEventListener('focusin', focused);
  }, []);
  return track;
}

export function BestOfTool({ compared, track }: { compared: Compared; track: TrackCode }) {
  const at = useFocusedTrack(compared, track);
  return <BestOfPanel track={at} tracks={compared.deck.tracks} onClose={closeTool} />;
}
