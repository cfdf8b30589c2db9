import { useTranslation } from 'react-i18next';
import type { Dump } from '#contracts';
import { addressOf } from '../../lib/api/address.ts';
import { copyText } from '../../lib/copy-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyIcon, DownloadIcon } from '../../ui/icons.ts';
import styles from './open-data.module.css';

type DumpFile = Dump['files'][number];

const MEGABYTE = 1_000_000;

export function DumpFiles({ files }: { files: readonly DumpFile[] }) {
  return (
    <ul className={styles['files']}>
      {files.map((file) => (
        <li key={file.name} className={styles['file']}>
          <OneFile file={file} />
        </li>
      ))}
    </ul>
  );
}

function OneFile({ file: { name, url, sha256, bytes, lines, schema } }: { file: DumpFile }) {
  const { t, i18n } = useTranslation('legal');
  const number = new Intl.NumberFormat(i18n.language).format(lines);
  const size = new Intl.NumberFormat(i18n.language, { maximumSignificantDigits: 2 }).format(bytes / MEGABYTE);
  const said = { copied: t('data.checksumCopied'), refused: t('data.notCopied') };
  const sql = schema['sql'];
  return (
    <>
      <a
        href={addressOf('reads', url)}
        download={name}
        aria-label={t('data.download', { name })}
        className={styles['name']}
      >
        <DownloadIcon aria-hidden="true" />
        {name}
      </a>
      <span className={styles['facts']}>
        {t(sql === undefined ? 'data.json' : 'data.sqlite')} · {t('data.lines', { number })} ·{' '}
        {t('data.bytes', { size })}
      </span>
      <span className={styles['sum']}>
        <small>{t('data.checksum')}</small>
        <code>{sha256}</code>
        <Button
          size="small"
          variant="ghost"
          icon={<CopyIcon aria-hidden="true" />}
          aria-label={t('data.copyChecksum', { name })}
          onClick={() => void copyText(sha256, said)}
        />
      </span>
      <details className={styles['schema']}>
        <summary>{t('data.schema')}</summary>
        <pre>{typeof sql === 'string' ? sql : JSON.stringify(schema, null, 2)}</pre>
      </details>
    </>
  );
}
