import { useTranslation } from 'react-i18next';
import type { ImportDetail } from '#contracts';
import { Empty } from '../../ui/asked/empty.tsx';
import styles from './imports.module.css';

/** Lines of the file that were left out, with what is wrong with each. */
export function RefusedLines({ of: { refusals, import: one } }: { of: ImportDetail }) {
  const { t } = useTranslation('imports');
  if (one.refused === 0) return <Empty title={t('noneRefused')} />;
  if (refusals.length === 0) return <Empty title={t('refusedUntold', { n: one.refused })} />;
  return (
    <>
      <ul className={styles['refusals']} aria-label={t('kinds.refused')}>
        {refusals.map(({ line, reason }) => (
          <li key={`${line ?? ''}${reason}`}>
            {line === null ? null : <b>{t('line', { line })}</b>}
            <span lang="en">{reason}</span>
          </li>
        ))}
      </ul>
      {one.refused > refusals.length ? (
        <p className={styles['quiet']}>{t('moreRefused', { n: one.refused - refusals.length })}</p>
      ) : null}
    </>
  );
}
