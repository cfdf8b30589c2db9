import { Suspense, useState } from 'react';
import { MAX_CARS, MAX_TRACKS } from '../../lib/deck/deck.ts';
import type { Deck } from '../../lib/deck/deck.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import type { ShareDeckProps } from './deck/share-deck.tsx';
import type { DeckCommands } from './deck/use-deck-commands.ts';

export type OpenDialog = 'car' | 'tracks' | 'share' | null;

// Loaded when first opened: a page starts with the grid.
const AddCarDialog = lazyComponent(async () => (await import('../../features/cars/add-car-dialog.tsx')).AddCarDialog);
const TrackDialog = lazyComponent(async () => (await import('../../features/tracks/track-dialog.tsx')).TrackDialog);
const ShareDialog = lazyComponent(async () => (await import('./deck/share-deck.tsx')).ShareDeck);

type Search = { query: string; onQuery: (query: string) => void };

type CompareDialogsProps = {
  open: OpenDialog;
  onClose: () => void;
  deck: Deck;
  commands: DeckCommands;
  car: Search;
  tracks: Search;
  share: ShareDeckProps['shared'];
};

/** The dialogs of the compare screen; a search stays between two openings. */
export function CompareDialogs({ open, onClose, deck, commands, car, tracks, share }: CompareDialogsProps) {
  const [seen, setSeen] = useState<ReadonlySet<OpenDialog>>(new Set());
  if (open !== null && !seen.has(open)) setSeen(new Set([...seen, open]));
  return (
    <Suspense fallback={null}>
      {seen.has('car') ? (
        <AddCarDialog
          opened={open === 'car'}
          onClose={onClose}
          chosen={deck.cars.map(({ carId }) => carId)}
          most={MAX_CARS}
          onAdd={commands.addCar}
          onUndo={commands.undo}
          {...car}
        />
      ) : null}
      {seen.has('tracks') ? (
        <TrackDialog
          opened={open === 'tracks'}
          onClose={onClose}
          chosen={deck.tracks}
          most={MAX_TRACKS}
          onAdd={commands.addTracks}
          onRemove={commands.dropTracks}
          onOnly={(tracks) => commands.replace({ ...deck, tracks })}
          onUndo={commands.undo}
          {...tracks}
        />
      ) : null}
      {seen.has('share') ? <ShareDialog opened={open === 'share'} onClose={onClose} shared={share} /> : null}
    </Suspense>
  );
}
