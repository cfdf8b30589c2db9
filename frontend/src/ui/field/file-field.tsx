import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon, UploadIcon } from '../icons.ts';
import { Labelled } from './choice-field.tsx';
import styles from './file-field.module.css';

type FileFieldProps = {
  label: string;
  /** Accepted file name extensions: `.csv`. */
  kinds: readonly string[];
  mostBytes: number;
  value: File | null;
  error?: string | undefined;
  onChange: (value: File | null) => void;
};

/** A readable size: 2 MB. */
const sizeText = (bytes: number, language: string): string =>
  bytes < 1e6
    ? new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte' }).format(Math.ceil(bytes / 1e3))
    : new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
        bytes / 1e6,
      );

/** A file, chosen or dropped. An unacceptable one is refused here, before anything is sent. */
export function FileField({ label, kinds, mostBytes, value, error, onChange }: FileFieldProps) {
  const { t, i18n } = useTranslation('screen');
  const [fault, setFault] = useState<string>();
  const take = (file: File | undefined) => {
    if (!file) return;
    const known = kinds.some((kind) => file.name.toLowerCase().endsWith(kind));
    const tooBig = file.size > mostBytes ? t('file.tooBig', { size: sizeText(mostBytes, i18n.language) }) : undefined;
    const refused = known ? tooBig : t('file.wrongKind', { kinds: kinds.join(', ') });
    setFault(refused);
    onChange(refused === undefined ? file : null);
  };
  return (
    <Labelled label={label} error={fault ?? error}>
      <div className={styles['box']}>
        <span className={styles['choose']}>
          <UploadIcon aria-hidden="true" />
          {t('file.choose')}
          <span className={styles['hint']}>{t('file.drop')}</span>
          {/* It lies over its box, so that what is dropped there is the browser's to take. */}
          <input
            type="file"
            className={styles['input']}
            accept={kinds.join(',')}
            aria-label={label}
            aria-invalid={(fault ?? error) !== undefined || undefined}
            onChange={(event) => {
              take(event.target.files?.[0]);
              // The same file may be chosen again, once it was corrected.
              event.target.value = '';
            }}
          />
        </span>
        {value === null ? null : (
          <span className={styles['file']}>
            {value.name} · {sizeText(value.size, i18n.language)}
            <IconButton label={t('file.remove', { name: value.name })} size="small" onClick={() => onChange(null)}>
              <CloseIcon />
            </IconButton>
          </span>
        )}
      </div>
    </Labelled>
  );
}
