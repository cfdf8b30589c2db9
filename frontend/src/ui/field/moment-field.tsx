import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from './field.tsx';
import { Labelled } from './choice-field.tsx';
import { momentOf, browserZone, partsOf } from './moment.ts';
import styles from './moment-field.module.css';

type MomentFieldProps = {
  label: string;
  /** ISO 8601 in UTC; null while none is entered. */
  value: string | null;
  error?: string | undefined;
  /** The time zone of the input; the user's own by default. */
  zone?: string;
  onChange: (value: string | null) => void;
};

/** A date and a time of day in a time zone; the zone is shown below. */
export function MomentField({ label, value, error, zone, onChange }: MomentFieldProps) {
  const { t } = useTranslation('screen');
  const [parts, setParts] = useState(() => partsOf(value, zone));
  // A partial input stays as it is.
  const shown = value !== null && momentOf(parts, zone) !== value ? partsOf(value, zone) : parts;
  const change = (next: typeof parts) => {
    setParts(next);
    onChange(momentOf(next, zone));
  };
  return (
    <div role="group" aria-label={label}>
      <Labelled label={label} error={error}>
        <span className={styles['parts']}>
          <Field
            type="date"
            label={t('when.date')}
            value={shown.date}
            onChange={(event) => change({ ...shown, date: event.target.value })}
          />
          <Field
            type="time"
            label={t('when.time')}
            value={shown.time}
            onChange={(event) => change({ ...shown, time: event.target.value })}
          />
        </span>
        <span className={styles['zone']}>{zone ?? t('when.zone', { zone: browserZone() })}</span>
      </Labelled>
    </div>
  );
}
