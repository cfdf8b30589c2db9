import { useTranslation } from 'react-i18next';
import { carClasses } from '#racing';
import styles from './class-chips.module.css';

const letters = carClasses.map(({ letter }) => letter).toReversed();

/** Classes as letters over their colour; none chosen means all. */
export function ClassChips({ chosen, onChange }: { chosen: readonly string[]; onChange: (chosen: string[]) => void }) {
  const { t } = useTranslation('cars');
  const toggle = (letter: string) =>
    onChange(chosen.includes(letter) ? chosen.filter((one) => one !== letter) : [...chosen, letter]);
  return (
    <span className={styles['chips']} role="group" aria-label={t('classes')}>
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          className={styles['chip']}
          data-class={letter}
          aria-pressed={chosen.includes(letter)}
          aria-label={t('class', { letter })}
          onClick={() => toggle(letter)}
        >
          {letter}
        </button>
      ))}
    </span>
  );
}
