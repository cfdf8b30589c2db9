import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './range-field.module.css';

type BoundFieldProps = {
  label: string;
  min: number;
  max: number;
  step: number;
  unit: string | undefined;
  value: number | undefined;
  /** Undefined when the field was emptied: open. */
  onValue: (value: number | undefined) => void;
};

/** Nearest step inside of the bounds; undefined for what is no number. */
export function boundTo(text: string, { min, max, step }: Pick<BoundFieldProps, 'min' | 'max' | 'step'>) {
  const number = Number(text.trim().replace(',', '.'));
  if (text.trim() === '' || !Number.isFinite(number)) return undefined;
  const stepped = min + Math.round((number - min) / step) * step;
  return Math.min(max, Math.max(min, Number(stepped.toFixed(6))));
}

/** The value of a thumb as a text field. Empty means any. */
export function BoundField({ label, unit, value, onValue, ...bounds }: BoundFieldProps) {
  const { t } = useTranslation('kit');
  const [draft, setDraft] = useState<string>();
  const take = () => {
    if (draft === undefined) return;
    const wanted = draft.trim() === '' ? undefined : (boundTo(draft, bounds) ?? value);
    setDraft(undefined);
    onValue(wanted);
  };
  return (
    <span className={styles['bound']}>
      <input
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        className={styles['number']}
        placeholder={t('any')}
        value={draft ?? value ?? ''}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
        }}
      />
      {unit ? <span className={styles['unit']}>{unit}</span> : null}
    </span>
  );
}
