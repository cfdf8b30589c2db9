import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { TrackCode } from '#racing';
import { GarageSwitch } from '../../features/garage/garage-switch.tsx';
import { useGarageDriving } from '../../features/garage/use-garage-driving.ts';
import { storeOf, useStore } from '../../lib/store.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Sheet } from '../../ui/dialog/lazy-sheet.tsx';
import { CloseIcon } from '../../ui/icons.ts';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { BestOfList } from './best-of-list.tsx';
import { BestOfTools } from './best-of-tools.tsx';
import styles from './best-of.module.css';
import { TrackNames } from './track-names.tsx';
import { firstFields, useBestOf } from './use-best-of.ts';
import type { BestOfFields } from './use-best-of.ts';

/** The filter stays while the user goes from track to track, and when the panel is opened again. */
const fields = storeOf<BestOfFields>(firstFields);
const onlyMine = storeOf(false);

type BestOfPanelProps = {
  /** The current track of the grid. */
  track: TrackCode;
  /** All tracks of the grid. */
  tracks: readonly TrackCode[];
  onClose: () => void;
};

export function BestOfPanel(props: BestOfPanelProps) {
  const { t } = useTranslation('bestof');
  const phone = useIsPhone();
  if (phone) {
    return (
      <Sheet label={t('title')} opened onClose={props.onClose}>
        <Content {...props} />
      </Sheet>
    );
  }
  return createPortal(
    <aside className={styles['pinned']} aria-label={t('title')}>
      <Content {...props} />
    </aside>,
    document.body,
  );
}

/** At most this many tracks are ranked together: all times of each are read. */
const MAX_RANKED = 10;

function Content({ track, tracks, onClose }: BestOfPanelProps) {
  const { t } = useTranslation(['bestof', 'common']);
  const [scope, setScope] = useState<'one' | 'all'>('one');
  const meant = scope === 'all' ? tracks.slice(0, MAX_RANKED) : [track];
  const set = (change: Partial<BestOfFields>) => fields.set({ ...fields.get(), ...change });
  const mine = useStore(onlyMine);
  const garage = useGarageDriving(mine);
  const best = useBestOf(meant, useStore(fields), set, garage.drives);
  return (
    <>
      <header className={styles['head']}>
        <h2>{t('title')}</h2>
        <IconButton label={t('common:close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      <div className={styles['panel']}>
        {tracks.length > 1 ? (
          <SegmentedControl
            wide
            label={t('scope')}
            value={scope}
            onChange={setScope}
            choices={[
              { value: 'one', label: t('thisTrack') },
              { value: 'all', label: t('allTracks', { number: Math.min(MAX_RANKED, tracks.length) }) },
            ]}
          />
        ) : null}
        {scope === 'one' ? <TrackNames tracks={meant} /> : null}
        <BestOfTools best={best} />
        <GarageSwitch garage={garage} on={mine} onChange={onlyMine.set} />
        <BestOfList best={best} tracks={meant} />
      </div>
    </>
  );
}
