import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './progress.module.css';

type ProgressProps = {
  label: string;
  done: number;
  all: number;
  secondsLeft?: number | undefined;
  /** Shown as a share, where the total is not countable. */
  inPercent?: boolean;
};

/** A duration in seconds up to a minute and a half, then in minutes. */
function durationText(seconds: number, language: string): string {
  const [value, unit] = seconds < 90 ? [seconds, 'second'] : [seconds / 60, 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(value));
}

export function Progress({ label, done, all, secondsLeft, inPercent = false }: ProgressProps) {
  const { t, i18n } = useTranslation('screen');
  const id = useId();
  const share = all === 0 ? 1 : Math.min(1, done / all);
  const number = (value: number) => value.toLocaleString(i18n.language);
  const left = secondsLeft === undefined ? '' : t('progress.left', { time: durationText(secondsLeft, i18n.language) });
  const percent = share.toLocaleString(i18n.language, { style: 'percent' });
  const text = [inPercent ? percent : `${number(done)} / ${number(all)}`, left]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <div className={styles['progress']}>
      <span className={styles['line']}>
        <span id={id}>{label}</span>
        <span className={styles['text']}>{text}</span>
      </span>
      <progress className={styles['bar']} aria-labelledby={id} aria-valuetext={text} max={1} value={share} />
    </div>
  );
}
