import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './car-editing.module.css';

type HistoryEntryProps = {
  title: ReactNode;
  at: string;
  by: string;
  reason: string;
  /** The moderator's own words. */
  text: string | null;
  children?: ReactNode;
};

export function HistoryEntry({ title, at, by, reason, text, children }: HistoryEntryProps) {
  const { i18n } = useTranslation();
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
  return (
    <li className={styles['entry']}>
      <b>{title}</b>
      {children}
      <span>
        {reason}
        {text === null ? null : <q>{text}</q>}
      </span>
      <span className={styles['quiet']}>
        {when} · {by}
      </span>
    </li>
  );
}
