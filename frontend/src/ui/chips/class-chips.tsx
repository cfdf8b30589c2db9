import { useTranslation } from 'react-i18next';
import { carClasses } from '#racing';
import styles from './class-chips.module.css';

const letters = carClasses.map(({ letter }) => letter).toReversed();

type ClassChipsProps = {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** The number of results that each would add. */
  counts?: ReadonlyMap<string, number>;
};

/** Classes as letters over their colour; none chosen means all. */
export function ClassChips({ chosen, onChange, counts }: ClassChipsProps) {
  const { t } = useTranslation('cars');
  const toggle = (letter: string) =>
    onChange(chosen.includes(letter) ? chosen.filter((one) => one !== letter) : [...chosen, letter]);
  return (
    <span className={styles['chips']} role="group" aria-label={t('classes')} data-counted={counts ? true : undefined}>
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          className={styles['chip']}
          data-class={letter}
          aria-pressed={chosen.includes(letter)}
          aria-label={counts ? `${t('class', { letter })} ${counts.get(letter) ?? 0}` : t('class', { letter })}
          onClick={() => toggle(letter)}
        >
          {letter}
          {counts ? <small>{counts.get(letter) ?? 0}</small> : null}
        </button>
      ))}
    </span>
  );
}
