import { useTranslation } from 'react-i18next';
import { surfaceOf } from '#racing';
import { changeView, useGridView } from '../../../lib/deck/grid-view.ts';
import { useTrackLabels } from '../../../lib/i18n/use-track-labels.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SortableList } from '../../../ui/sortable/sortable-list.tsx';
import type { SortableItem } from '../../../ui/sortable/sortable-item.ts';
import { Switch } from '../../../ui/switch/switch.tsx';
import { SurfaceMark } from '../../../ui/track/surface-mark.tsx';
import type { Compared } from '../grid/compare-context.ts';
import { trackOrders, tracksBy } from './track-orders.ts';
import styles from './arrange-dialog.module.css';

export function ArrangeTracks({ compared }: { compared: Compared }) {
  const { t, i18n } = useTranslation('grid');
  const words = useTrackLabels();
  const { grouped } = useGridView();
  const { deck, commands } = compared;
  const { tracks } = deck;
  const items = tracks.map((track): SortableItem => {
    const [name, road] = [words.name(track), words.road(track)];
    const content = (
      <>
        <SurfaceMark surface={surfaceOf(track) ?? 'dry'} word={road} />
        <span className={styles['names']}>
          <b className={styles['name']}>{name}</b>
          <small className={styles['road']} aria-hidden="true">
            {road}
          </small>
        </span>
      </>
    );
    return { key: track, label: `${name}, ${road}`, content };
  });
  const move = (from: number, to: number) => {
    const [track, other] = [tracks[from], tracks[to]];
    if (track && other) commands.moveTrack(track, other);
  };
  return (
    <>
      <div className={styles['orders']} role="group" aria-label={t('arrange.sortTracks')}>
        <span className={styles['label']}>{t('arrange.sort')}</span>
        {trackOrders.map((order) => (
          <Button
            key={order}
            size="small"
            onClick={() => commands.setTracks(tracksBy(compared, order, words, i18n.language))}
          >
            {t(`arrange.trackOrder.${order}`)}
          </Button>
        ))}
      </div>
      <Switch
        label={t('arrange.grouped')}
        help={t('arrange.groupedHelp')}
        on={grouped}
        onChange={(next) => changeView({ grouped: next })}
      />
      <SortableList
        label={t('arrange.tracks')}
        items={items}
        onMove={move}
        onRemove={(place) => {
          const track = tracks[place];
          if (track) commands.removeTrack(track);
        }}
      />
    </>
  );
}
