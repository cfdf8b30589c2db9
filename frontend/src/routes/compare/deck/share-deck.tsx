import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { gridFrame } from '../../../features/share-embed/embed-address.ts';
import { EmbedDetails } from '../../../features/share-embed/embed-details.tsx';
import { ShareDialog } from '../../../features/share-deck/share-dialog.tsx';
import { currentView, useGridView, withView } from '../../../lib/deck/grid-view.ts';
import { pages } from '../../../lib/paths.ts';
import { useTrackLabels } from '../../../lib/i18n/use-track-labels.ts';
import type { Compared } from '../grid/compare-context.ts';
import { sharedTable } from './shared-table.ts';
import { useCompareTitle } from './use-compare-title.ts';

export type ShareDeckProps = {
  opened: boolean;
  onClose: () => void;
  shared: Pick<Compared, 'deck' | 'cars' | 'times'>;
};

export function ShareDeck({ opened, onClose, shared }: ShareDeckProps) {
  const title = useCompareTitle(shared.deck, shared.cars.byId);
  const [tracks, view] = [useTrackLabels(), useGridView()];
  const table = useMemo(() => sharedTable(shared, { title, tracks, view }), [shared, title, tracks, view]);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const link = location.origin + pathname + withView(search, currentView());
  return (
    <ShareDialog opened={opened} onClose={onClose} link={link} table={table} onKeep={() => void navigate(pages.decks)}>
      <EmbedDetails title={title} {...gridFrame(shared.deck)} />
    </ShareDialog>
  );
}
