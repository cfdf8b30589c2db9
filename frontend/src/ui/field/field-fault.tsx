import { FailedIcon } from '../icons.ts';
import styles from './field.module.css';

export function FieldFault({ text, id }: { text: string | undefined; id?: string }) {
  if (text === undefined) return null;
  return (
    <span id={id} role="alert" className={styles['said']} data-wrong>
      <FailedIcon aria-hidden="true" />
      {text}
    </span>
  );
}
