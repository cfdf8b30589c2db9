import { useTranslation } from 'react-i18next';
import type { TrackCode } from '#racing';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { Button } from '../../ui/button/button.tsx';
import { AddIcon } from '../../ui/icons.ts';
import styles from './campaign-hints.module.css';
import type { OfferedMatch } from './campaign-matches.ts';

type OfferedMatchesProps = {
  matches: readonly OfferedMatch[];
  chosen: readonly TrackCode[];
  room: number;
  most: number;
  onAdd: (codes: readonly TrackCode[]) => void;
  /** Replaces the chosen tracks by those of the match. */
  onOnly: (codes: readonly TrackCode[]) => void;
};

export function OfferedMatches({ matches, chosen, room, most, onAdd, onOnly }: OfferedMatchesProps) {
  const { t } = useTranslation('grid');
  const words = useTrackLabels();
  return matches.map(({ place, match, codes }) => {
    const missing = codes.filter((code) => !chosen.includes(code));
    const name = t('campaign.match', { place, match });
    return (
      <section key={name} className={styles['offered']} aria-label={name}>
        <b>{name}</b>
        <ol>
          {codes.map((code, race) => (
            <li key={`${code} ${race}`}>{`${words.name(code)}, ${words.road(code)}`}</li>
          ))}
        </ol>
        <span className={styles['acts']}>
          <Button
            variant="main"
            size="small"
            icon={<AddIcon aria-hidden="true" />}
            reason={
              missing.length === 0
                ? t('campaign.there')
                : missing.length > room
                  ? t('campaign.full', { count: most })
                  : undefined
            }
            onClick={() => onAdd(missing)}
          >
            {t('campaign.add')}
          </Button>
          {chosen.length > 0 ? (
            <Button
              size="small"
              reason={codes.length > most ? t('campaign.full', { count: most }) : undefined}
              onClick={() => onOnly([...new Set(codes)])}
            >
              {t('campaign.only')}
            </Button>
          ) : null}
        </span>
      </section>
    );
  });
}
