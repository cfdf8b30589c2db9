import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FailedIcon } from '../icons.ts';
import styles from './field.module.css';

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  icon?: ReactNode;
  error?: string | undefined;
  help?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A labelled input. When it is wrong the text stays as typed and the sentence stands under it. */
export function Field({ label, icon, error, help, ref, ...rest }: FieldProps) {
  const id = useId();
  const said = error ?? help;
  return (
    <label className={styles['field']}>
      <span className={styles['label']}>{label}</span>
      <span className={styles['box']} data-wrong={error ? true : undefined}>
        {icon}
        <input
          {...rest}
          ref={ref}
          className={styles['input']}
          aria-invalid={error ? true : undefined}
          aria-describedby={said ? id : undefined}
        />
      </span>
      {said ? (
        <span
          id={id}
          className={styles['said']}
          data-wrong={error ? true : undefined}
          role={error ? 'alert' : undefined}
        >
          {error ? <FailedIcon aria-hidden="true" /> : null}
          {said}
        </span>
      ) : null}
    </label>
  );
}
