import { useTranslation } from 'react-i18next';
import type { TrackCode } from '#racing';
import { Chip } from '../../ui/chips/chip.tsx';
import { presetCodes, presets, roads } from './track-search.ts';
import styles from './track-presets.module.css';

type TrackPresetsProps = {
  chosen: readonly TrackCode[];
  room: number;
  onToggle: (codes: readonly TrackCode[]) => void;
};

/** Many tracks together: a kind and a road. Lit when all of them are chosen; hatched when there is no room for them. */
export function TrackPresets({ chosen, room, onToggle }: TrackPresetsProps) {
  const { t } = useTranslation('tracks');
  return (
    <section className={styles['presets']} aria-label={t('presets')}>
      {presets.map((preset) => (
        <div key={preset} className={styles['row']}>
          <span className={styles['name']}>{t(`kinds.${preset}`)}</span>
          <span className={styles['chips']}>
            {roads.map((road) => {
              const codes = presetCodes(preset, road);
              const missing = codes.filter((code) => !chosen.includes(code)).length;
              if (codes.length === 0) return null;
              return (
                <Chip
                  key={road}
                  pressed={missing === 0}
                  disabled={missing > room}
                  count={codes.length}
                  label={t('presetLabel', {
                    kind: t(`kinds.${preset}`),
                    road: t(`roads.${road}`),
                    count: codes.length,
                  })}
                  onToggle={() => onToggle(codes)}
                >
                  {t(`roads.${road}`)}
                </Chip>
              );
            })}
          </span>
        </div>
      ))}
    </section>
  );
}
