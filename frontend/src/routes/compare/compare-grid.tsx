import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLapTime } from '#racing';
import type { TrackGroup } from '#racing';
import { Grid } from '../../ui/grid/grid.tsx';
import type { GridHandle } from '../../ui/grid/grid.tsx';
import type { GridPosition } from '../../ui/grid/grid-position.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { cellAt, placeOf } from './compare-context.ts';
import type { Compared } from './compare-context.ts';
import { CompareEntrySheet, CompareStory } from './compare-layers.tsx';
import { useGridSizes } from './grid-sizes.ts';
import { gridKeys } from './use-grid-acts.ts';
import { useGridRender } from './use-grid-render.tsx';

type CompareGridProps = {
  compared: Compared;
  folded: ReadonlySet<TrackGroup>;
  onFolded: (folded: ReadonlySet<TrackGroup>) => void;
  onAddCar: () => void;
};

/** The grid of times: what its places show, what keys and presses do on them, and what opens from them. */
export function CompareGrid({ compared, folded, onFolded, onAddCar }: CompareGridProps) {
  const { t } = useTranslation('compare');
  const { deck, lines, columns, times, entry } = compared;
  const phone = useIsPhone();
  const sizes = useGridSizes();
  const grid = useRef<GridHandle>(null);
  const [active, setActive] = useState<GridPosition>({ row: lines[0]?.kind === 'group' ? 1 : 0, column: 0 });
  const [story, setStory] = useState<GridPosition | null>(null);
  const [tuneMenu, setTuneMenu] = useState<string | null>(null);

  const focus = (position: GridPosition) => grid.current?.focus(position);
  const closeStory = useCallback(() => {
    setStory(null);
    setTimeout(() => grid.current?.focus(active));
  }, [active]);

  const rowAt = ({ row }: GridPosition) => {
    const line = lines[row];
    return line?.kind === 'row' ? times.row(line.track) : undefined;
  };
  const enter = (at: GridPosition, typed: string) => {
    const cell = cellAt(compared, at);
    const key = columns[at.column];
    if (!cell || key === undefined) return setTuneMenu(key ?? null);
    setStory(null);
    const now = rowAt(at)?.times[at.column];
    entry.open(cell, key, typed, now ? formatLapTime(now, 'short') : undefined);
  };
  const press = (at: GridPosition) => {
    setActive(at);
    const status = rowAt(at)?.contents[at.column]?.status;
    const cell = cellAt(compared, at);
    if (status === 'not-asked') setTuneMenu(columns[at.column] ?? null);
    else if (status === 'none') enter(at, '');
    else if (status === 'failed') times.lapTimes.retry();
    else if (status === 'unsaved' && cell) entry.retry(cell);
    else if (status === 'known') setStory(at);
  };
  const toggleGroup = (group: TrackGroup) => {
    const next = new Set(folded);
    if (!next.delete(group)) next.add(group);
    onFolded(next);
  };
  const onKey = gridKeys({
    compared,
    press,
    enter,
    focus,
    toggleGroup,
    tuneMenu: (column) => setTuneMenu(columns[column] ?? null),
    menuOf: (at) => grid.current?.element(at)?.querySelector('button')?.click(),
  });
  const leaveEntry = () => {
    entry.close();
    setTimeout(() => focus(active));
  };
  const commit = (text: string) => {
    entry.commit(text);
    setTimeout(() => focus(active));
  };
  const render = useGridRender({
    compared,
    phone,
    tuneMenu,
    onTuneMenu: setTuneMenu,
    toggleGroup,
    onAddCar,
    onCommit: commit,
    onCancel: leaveEntry,
  });

  return (
    <>
      <Grid
        handle={grid}
        label={t('gridLabel')}
        lines={lines}
        columns={columns}
        sizes={deck.cars.length >= render.most ? { ...sizes, trailing: 0 } : sizes}
        render={render.parts}
        active={active}
        marked={deck.base}
        selected={story}
        editing={phone ? null : placeOf(compared, entry.entry)}
        busy={times.lapTimes.loading}
        onActive={setActive}
        onKey={onKey}
        onPress={press}
      />
      {story ? (
        <CompareStory
          compared={compared}
          at={story}
          anchor={() => grid.current?.element(story) ?? null}
          onClose={closeStory}
          onEnter={() => enter(story, '')}
        />
      ) : null}
      {phone && entry.entry ? (
        <CompareEntrySheet compared={compared} entry={entry.entry} onCommit={commit} onClose={leaveEntry} />
      ) : null}
    </>
  );
}
