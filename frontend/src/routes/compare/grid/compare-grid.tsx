import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrackGroup } from '#racing';
import { MOST_CARS } from '../../../lib/deck/deck.ts';
import type { GridSizes } from '../../../ui/grid/grid-parts.ts';
import { Grid } from '../../../ui/grid/grid.tsx';
import { useIsPhone, useIsShort } from '../../../ui/use-is-phone.ts';
import { positionOf } from './compare-context.ts';
import type { Compared } from './compare-context.ts';
import { CompareEntrySheet, CompareStory } from '../entry/compare-layers.tsx';
import { pressKey } from './grid-keys.ts';
import { usePasteIntoGrid } from '../paste/use-paste-into-grid.ts';
import { useGridRender } from './use-grid-render.tsx';
import { useGridState } from './use-grid-state.ts';
import { useGoToWishedCell } from './use-wished-cell.ts';

const desktop: GridSizes = { row: 33, group: 26, column: 126, head: 206, rowHead: 220, trailing: 64 };
const phone: GridSizes = { row: 46, group: 45, column: 71, head: 122, rowHead: 106, trailing: 0 };

/** A phone on its side: seven rows and more below the heads. */
const short: GridSizes = { row: 33, group: 24, column: 126, head: 108, rowHead: 170, trailing: 56 };

/** Sizes in px at the browser's normal text size; they grow with the reader's own. */
function useGridSizes(): GridSizes {
  const isShort = useIsShort();
  const isPhone = useIsPhone();
  const sizes = isShort ? short : isPhone ? phone : desktop;
  const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
  if (scale === 1) return sizes;
  const { row, group, column, head, rowHead, trailing } = sizes;
  return {
    row: row * scale,
    group: group * scale,
    column: column * scale,
    head: head * scale,
    rowHead: rowHead * scale,
    trailing: trailing * scale,
  };
}

type CompareGridProps = {
  compared: Compared;
  folded: ReadonlySet<TrackGroup>;
  onFolded: (folded: ReadonlySet<TrackGroup>) => void;
  onAddCar: () => void;
};

/** The grid of times: what its places show, what keys and presses do on them, and what opens from them. */
export const CompareGrid = memo(function CompareGrid({ compared, folded, onFolded, onAddCar }: CompareGridProps) {
  const { t } = useTranslation('compare');
  const { deck, lines, columns, times, entry } = compared;
  const phone = useIsPhone();
  const sizes = useGridSizes();
  const state = useGridState(compared, { folded, onFolded, phone });
  const { storyAt, focus, enter, press, toggleGroup, openTunes, menuOf, commit, leaveEntry } = state;
  useGoToWishedCell(compared, { focus, enter });
  const render = useGridRender({ compared, phone, state, onAddCar });
  usePasteIntoGrid(compared, state.active);
  const full = deck.cars.length >= MOST_CARS;

  return (
    <>
      <Grid
        handle={state.grid}
        label={t('gridLabel')}
        lines={lines}
        columns={columns}
        sizes={full ? { ...sizes, trailing: 0 } : sizes}
        render={render}
        active={state.active}
        marked={deck.base}
        selected={storyAt}
        editing={phone ? null : positionOf(compared, entry.entry)}
        busy={times.lapTimes.loading}
        onActive={state.setActive}
        onKey={(event, at) =>
          pressKey({ compared, press, enter, focus, toggleGroup, tuneMenu: openTunes, menuOf }, event, at)
        }
        onPress={press}
      />
      {storyAt ? (
        <CompareStory
          compared={compared}
          at={storyAt}
          anchor={() => state.element(storyAt)}
          onClose={state.closeStory}
          onEnter={() => enter(storyAt, '')}
        />
      ) : null}
      {phone && entry.entry ? (
        <CompareEntrySheet compared={compared} entry={entry.entry} onCommit={commit} onClose={leaveEntry} />
      ) : null}
    </>
  );
});
