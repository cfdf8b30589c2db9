import type { ReactNode } from 'react';
import { ChipGroup, type ChipOption } from '../chips/chip-group.tsx';
import { FieldFault } from './field-fault.tsx';
import styles from './choice-field.module.css';

type ChoiceFieldProps<Value> = {
  label: string;
  options: readonly ChipOption<Value>[];
  /** Undefined: nothing is chosen yet. */
  value: Value | undefined;
  error?: string | undefined;
  onChange: (value: Value) => void;
};

/** One of a few, as chips under their label: the group has the same name for screen readers. */
export function ChoiceField<Value extends string | number>({
  label,
  options,
  value,
  error,
  onChange,
}: ChoiceFieldProps<Value>) {
  return (
    <Labelled label={label} error={error}>
      <ChipGroup
        required
        oneOnly
        label={label}
        options={options}
        chosen={value === undefined ? [] : [value]}
        onChange={(_, pressed) => onChange(pressed)}
      />
    </Labelled>
  );
}

/** A label and a fault around content that is no input; the content has a name of its own. */
export function Labelled({
  label,
  error,
  children,
}: {
  label: string;
  error?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={styles['labelled']}>
      <span aria-hidden="true" className={styles['label']}>
        {label}
      </span>
      {children}
      <FieldFault text={error} />
    </div>
  );
}
