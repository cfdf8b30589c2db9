import { useTranslation } from 'react-i18next';
import { allTracks, type Track } from '#racing';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { ToolPanel } from '../../ui/tool/tool-parts.tsx';
import { Checked } from './checked.tsx';
import styles from './cheat-sheet.module.css';

const kinds = {
  low: ({ clearancePenalty }: Track) => clearancePenalty === 'low',
  lowMid: ({ clearancePenalty }: Track) => clearancePenalty === 'low+mid',
  hill: ({ hill }: Track) => hill,
} as const;
const names = ['low', 'lowMid', 'hill'] as const;

/** Tracks on which clearance costs time, and those on which climbing counts. */
export function SpecialTracks() {
  const { t } = useTranslation('cheatsheet');
  const words = useTrackLabels();
  return (
    <ToolPanel title={t('special.title')}>
      {names.map((name) => (
        <section key={name} aria-label={t(`special.${name}`)}>
          <h3>{t(`special.${name}`)}</h3>
          <ul className={styles['tracks']}>
            {allTracks()
              .filter((track) => track.halves === undefined && kinds[name](track))
              .map((track) => (
                <li key={track.id}>{words.circuit(track)}</li>
              ))}
          </ul>
        </section>
      ))}
      <Checked />
    </ToolPanel>
  );
}
