import { useTranslation } from 'react-i18next';
import type { CatalogueImport } from '#contracts';
import styles from './imports.module.css';

/** The status of an import: a word, never its colour alone. */
export function ImportState({ one: { status, openRows } }: { one: CatalogueImport }) {
  const { t } = useTranslation('imports');
  const waits = status === 'finished' && openRows > 0;
  return (
    <span className={styles['state']} data-status={waits ? 'waits' : status}>
      {t(waits ? 'status.waits' : `status.${status}`)}
    </span>
  );
}
