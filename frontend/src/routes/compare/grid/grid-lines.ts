import { trackGroupOf, trackGroups } from '#racing';
import type { TrackCode, TrackGroup } from '#racing';
import type { GridLine } from '../../../ui/grid/grid-parts.ts';

/** A line of the compare grid: a track with its place in the deck, or the head of a group with its number of tracks. */
export type CompareLine = GridLine &
  ({ kind: 'row'; track: TrackCode } | { kind: 'group'; group: TrackGroup; tracks: number; folded: boolean });

/**
 * Tracks as lines, under collapsible heads when grouped; inside a group they stay in the order of the deck. `flat`: in
 * the same order, without heads.
 */
export function compareLines(
  tracks: readonly TrackCode[],
  grouped: boolean,
  folded: ReadonlySet<TrackGroup>,
  flat = false,
): CompareLine[] {
  const rows = (codes: readonly TrackCode[]): CompareLine[] =>
    codes.map((track) => ({ key: track, kind: 'row', track }));
  if (!grouped) return rows(tracks);
  return trackGroups.flatMap((group) => {
    const inside = tracks.filter((track) => (trackGroupOf(track) ?? 'fast') === group);
    if (flat || inside.length === 0) return rows(inside);
    const head: CompareLine = {
      key: `group ${group}`,
      kind: 'group',
      group,
      tracks: inside.length,
      folded: folded.has(group),
    };
    return folded.has(group) ? [head] : [head, ...rows(inside)];
  });
}

/** The track next to this one in the shown order, if it is under the same head. */
export function neighbour(lines: readonly CompareLine[], row: number, step: 1 | -1): TrackCode | undefined {
  const other = lines[row + step];
  return other?.kind === 'row' ? other.track : undefined;
}
