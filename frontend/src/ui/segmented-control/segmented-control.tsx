import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './segmented-control.module.css';

type Choice<Value extends string> = { value: Value; label: ReactNode; icon?: ReactNode; hint?: string };
type SegmentsProps<Value extends string> = {
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  wide?: boolean;
};

/** Two to five views of which exactly one is shown. Real radio buttons: one tab stop, arrow keys choose. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  choices,
  onChange,
  wide = false,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <span role="radiogroup" aria-label={label} className={styles['segments']} data-wide={wide || undefined}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles['choice']} data-tip={choice.hint}>
          <input
            type="radio"
            name={name}
            className={styles['input']}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.icon}
          {choice.label}
        </label>
      ))}
    </span>
  );
}
