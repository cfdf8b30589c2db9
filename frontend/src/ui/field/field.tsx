import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FieldFault } from './field-fault.tsx';
import styles from './field.module.css';

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  icon?: ReactNode;
  error?: string | undefined;
  help?: string;
  /** At its end, inside of its edge: a small button. */
  end?: ReactNode;
  /** For a moment: whether the typed text was accepted. */
  flash?: 'right' | 'wrong' | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** A labelled input. When it is wrong the text stays as typed and the message stands under it. */
export function Field({ label, icon, error, help, end, flash, ref, ...rest }: FieldProps) {
  const id = useId();
  const said = error ?? help;
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <span className={styles['box']} data-wrong={error ? true : undefined} data-flash={flash}>
        {icon}
        <input
          {...rest}
          id={id}
          ref={ref}
          className={styles['input']}
          aria-invalid={error ? true : undefined}
          aria-describedby={said ? `${id}-said` : undefined}
        />
        {end}
      </span>
      <FieldFault text={error} id={`${id}-said`} />
      {help && !error ? (
        <span id={`${id}-said`} className={styles['said']}>
          {help}
        </span>
      ) : null}
    </div>
  );
}
