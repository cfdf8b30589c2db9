import { useTranslation } from 'react-i18next';
import { type ImportDetail, timesFaultOf } from '#contracts';
import { Empty } from '../../ui/query/empty.tsx';
import styles from './imports.module.css';

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
            <Reason of={reason} />
          </li>
        ))}
      </ul>
      {one.refused > refusals.length ? (
        <p className={styles['quiet']}>{t('moreRefused', { n: one.refused - refusals.length })}</p>
      ) : null}
    </>
  );
}

const CODE = /^[a-z0-9-]+$/;

/** The error: a code for files of times, else the program's message. */
function Reason({ of }: { of: string }) {
  const { t } = useTranslation('imports');
  return CODE.test(of) ? <span>{t(`times.fault.${timesFaultOf(of)}`)}</span> : <span lang="en">{of}</span>;
}
