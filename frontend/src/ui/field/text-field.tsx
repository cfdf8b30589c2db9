import { useId } from 'react';
import type { TextareaHTMLAttributes } from 'react';
import { FieldFault } from './field-fault.tsx';
import styles from './field.module.css';

type TextFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string;
  error?: string | undefined;
  help?: string;
};

export function TextField({ label, error, help, ...rest }: TextFieldProps) {
  const id = useId();
  const said = error ?? help;
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <span className={styles['box']} data-wrong={error ? true : undefined}>
        <textarea
          rows={5}
          {...rest}
          id={id}
          className={styles['text']}
          aria-invalid={error ? true : undefined}
          aria-describedby={said ? `${id}-said` : undefined}
        />
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
