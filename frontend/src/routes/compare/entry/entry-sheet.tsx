import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { surfaceOf } from '#racing';
import type { LapTime } from '#racing';
import { TimePad } from '../../../features/submit-lap-time/time-pad.tsx';
import { useTrackLabels } from '../../../lib/i18n/use-track-labels.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { MiniCar } from '../../../ui/car/mini-car.tsx';
import { FeatureGate } from '../../../ui/feature-gate/feature-gate.tsx';
import { Sheet } from '../../../ui/dialog/lazy-sheet.tsx';
import { CloseIcon } from '../../../ui/icons.ts';
import { SurfaceMark } from '../../../ui/track/surface-mark.tsx';
import { TuneGlyph } from '../../../ui/tune/tune-glyph.tsx';
import type { Entry } from './use-entry.ts';
import styles from './entry-sheet.module.css';

type EntrySheetProps = {
  entry: Entry;
  car: Car | undefined;
  carName: string;
  others: readonly LapTime[];
  onCommit: (text: string) => void;
  onClose: () => void;
};

export function EntrySheet({ entry, car, carName, others, onCommit, onClose }: EntrySheetProps) {
  const { t } = useTranslation(['compare', 'common']);
  const { name, road } = useTrackLabels();
  const { tune, trackCode } = entry.cell;
  const title = t('entryTitle', { car: carName, track: name(trackCode) });
  return (
    <Sheet label={title} opened onClose={onClose}>
      <div className={styles['head']}>
        {car ? <MiniCar car={car} /> : null}
        <div className={styles['names']}>
          <h2>{title}</h2>
          <p>
            <SurfaceMark surface={surfaceOf(trackCode) ?? 'dry'} word={road(trackCode)} shown />
            <TuneGlyph tune={tune} />
          </p>
        </div>
        <IconButton label={t('common:close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      <FeatureGate feature="times" />
      <TimePad
        trackCode={trackCode}
        initial={entry.initial}
        refused={entry.refused}
        others={others}
        sending={entry.sending}
        onCommit={onCommit}
      />
    </Sheet>
  );
}
