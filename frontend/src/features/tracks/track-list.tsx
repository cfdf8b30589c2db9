import { memo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { surfaceOf } from '#racing';
import type { TrackCode } from '#racing';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { Chip } from '../../ui/chips/chip.tsx';
import { VirtualList } from '../../ui/list/virtual-list.tsx';
import { SurfaceMark } from '../../ui/track/surface-mark.tsx';
import type { FoundCircuit } from './track-search.ts';
import styles from './track-list.module.css';

type TrackListProps = {
  found: readonly FoundCircuit[];
  chosen: readonly TrackCode[];
  full: boolean;
  onToggle: (code: TrackCode) => void;
  /** Stands above the circuits and scrolls with them. */
  before: ReactNode;
};

const ROW = 47;

function ConditionChip({
  code,
  name,
  pressed,
  disabled,
  onToggle,
}: {
  code: TrackCode;
  name: string;
  pressed: boolean;
  disabled: boolean;
  onToggle: (code: TrackCode) => void;
}) {
  const word = useTrackLabels().road(code);
  return (
    <Chip pressed={pressed} disabled={disabled && !pressed} label={`${name}, ${word}`} onToggle={() => onToggle(code)}>
      <SurfaceMark surface={surfaceOf(code) ?? 'dry'} word={word} shown />
    </Chip>
  );
}

export const TrackList = memo(function TrackList({ found, chosen, full, onToggle, before }: TrackListProps) {
  const { t } = useTranslation('tracks');
  if (found.length === 0 && before)
    return (
      <div id="track-list" className={styles['alone']}>
        {before}
      </div>
    );
  if (found.length === 0) {
    return (
      <p id="track-list" className={styles['nothing']}>
        {t('none')}
      </p>
    );
  }
  return (
    <VirtualList
      id="track-list"
      items={found}
      keyField="id"
      rowHeight={ROW}
      rowClassName={styles['row']}
      before={before}
    >
      {({ track, name, codes }) => (
        <>
          <span className={styles['names']}>
            <b>{name}</b>
            <small>{track.halves === undefined ? t(`trackKinds.${track.kind}`) : t('halved')}</small>
          </span>
          <span className={styles['chips']}>
            {codes.map((code) => (
              <ConditionChip
                key={code}
                code={code}
                name={name}
                pressed={chosen.includes(code)}
                disabled={full}
                onToggle={onToggle}
              />
            ))}
          </span>
        </>
      )}
    </VirtualList>
  );
});
