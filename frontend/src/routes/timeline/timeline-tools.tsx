import { useTranslation } from 'react-i18next';
import { lanes, type LaneName } from '../../features/timeline/lanes.ts';
import { useTimelineLabels } from '../../features/timeline/use-timeline-labels.ts';
import { adjacentWindow, type Zoom, zooms } from '../../features/timeline/window.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { Field } from '../../ui/field/field.tsx';
import { EarlierIcon, LaterIcon, SearchIcon } from '../../ui/icons.ts';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import type { TimelineViewProps } from './timeline-view-props.ts';
import styles from './timeline-page.module.css';

const ISO_DAY = 10;

export function TimelineTools({
  fields,
  set,
  window,
  now,
}: Pick<TimelineViewProps, 'fields' | 'set' | 'window' | 'now'>) {
  const { t } = useTranslation('timeline');
  const words = useTimelineLabels();
  const chosen = lanes.map(({ name }) => name).filter((name) => fields.kinds.split(',').includes(name));
  const zoomTo = (zoom: Zoom) => set({ zoom, at: inside(window, now) });
  return (
    <div className={styles['tools']}>
      <SegmentedControl<Zoom>
        label={t('zoom')}
        value={window.zoom}
        onChange={zoomTo}
        choices={zooms.map((zoom) => ({ value: zoom, label: t(`zooms.${zoom}`) }))}
      />
      <span className={styles['when']}>
        <IconButton label={t('earlier')} onClick={() => set({ at: adjacentWindow(window, -1, now) })}>
          <EarlierIcon />
        </IconButton>
        <b aria-live="polite">{words.title(window)}</b>
        <IconButton label={t('later')} onClick={() => set({ at: adjacentWindow(window, 1, now) })}>
          <LaterIcon />
        </IconButton>
        <Button variant="ghost" onClick={() => set({ at: '' })}>
          {t('today')}
        </Button>
      </span>
      <span className={styles['find']}>
        <Field
          label={t('find')}
          icon={<SearchIcon aria-hidden="true" />}
          value={fields.q}
          maxLength={80}
          onChange={({ target }) => set({ q: target.value })}
        />
      </span>
      <ChipGroup<LaneName>
        label={t('kindsShown')}
        options={lanes.map(({ name }) => ({ value: name, text: t(`lanes.${name}`) }))}
        chosen={chosen}
        onChange={(next) => set({ kinds: next.join(',') })}
      />
    </div>
  );
}

/** A day to zoom in to: today where the window has it, else its first. */
const inside = ({ zoom, at, from, to }: TimelineViewProps['window'], now: number): string => {
  if (now >= from && now < to) return '';
  return zoom === 'years' ? at : new Date(from).toISOString().slice(0, ISO_DAY);
};
