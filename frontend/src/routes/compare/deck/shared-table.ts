import type { SharedCell, SharedTable } from '../../../features/share-deck/shared-table.ts';
import type { CellContent } from '../../../features/lap-times/cell-content.ts';
import type { TrackLabels } from '../../../lib/i18n/use-track-labels.ts';
import type { GridView } from '../../../lib/deck/grid-view.ts';
import type { Compared } from '../grid/compare-context.ts';

type Words = { readonly title: string; readonly tracks: TrackLabels; readonly view: GridView };

const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '\u2212'));

const timeOf = (content: CellContent): string => (content.status === 'known' ? content.text : '');

function sharedCell(content: CellContent, { show, colours }: GridView): SharedCell {
  if (content.status !== 'known') return { text: '' };
  const { place, of, heat, gap, points } = content.ranking;
  // The base car has neither gap nor points: the others count against its time.
  const text = {
    times: content.text,
    gaps: gap ?? content.text,
    points: points ? signed(points.points) : content.text,
  };
  const medal = colours === 'medals' && !content.dnf && of > 1 && place !== undefined && place <= 3;
  return { text: text[show], ...(medal ? { medal: place } : {}), ...(colours === 'heat' ? { heat } : {}) };
}

/** The shown content of the grid as text, for the recipients of a share. */
export function sharedTable(
  { deck, cars, times }: Pick<Compared, 'deck' | 'cars' | 'times'>,
  words: Words,
): SharedTable {
  const rows = deck.tracks.map((track) => times.row(track)?.contents ?? []);
  return {
    title: words.title,
    cars: deck.cars.map(({ carId, tune }) => {
      const car = cars.byId.get(carId);
      return { name: car?.name ?? carId, tune: tune ?? '', rq: car?.rq, class: car?.class, year: car?.year };
    }),
    tracks: deck.tracks.map((code) => ({ code, name: words.tracks.name(code), road: words.tracks.road(code) })),
    cells: rows.map((contents) => contents.map((content) => sharedCell(content, words.view))),
    times: rows.map((contents) => contents.map(timeOf)),
  };
}
