import { useId } from 'react';
import styles from './switch.module.css';

type SwitchProps = { label: string; help?: string; on: boolean; onChange: (on: boolean) => void };

/** A setting that takes effect immediately, with a line on its effect. */
export function Switch({ label, help, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles['line']}>
      <span>
        <b className={styles['label']}>{label}</b>
        {help ? (
          <small id={id} className={styles['help']}>
            {help}
          </small>
        ) : null}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-describedby={help ? id : undefined}
        className={styles['switch']}
        checked={on}
        aria-checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
