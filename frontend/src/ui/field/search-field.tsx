import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon, SearchIcon } from '../icons.ts';
import styles from './search-field.module.css';

type SearchFieldProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  list?: string;
  /** On a page it does not take the focus by itself. */
  onPage?: boolean;
};

/** The field of a searching dialog: it has the focus when it opens, with the previous text selected. */
export function SearchField({ label, placeholder, value, onChange, list, onPage = false }: SearchFieldProps) {
  const { t } = useTranslation('common');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (onPage) return;
    input.current?.focus();
    input.current?.select();
  }, [onPage]);
  return (
    <span className={styles['box']}>
      <SearchIcon aria-hidden="true" />
      <input
        ref={input}
        data-autofocus={onPage ? undefined : true}
        type="search"
        className={styles['input']}
        aria-label={label}
        aria-controls={list}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      {value === '' ? null : (
        <IconButton label={t('clear')} size="small" onClick={() => onChange('')}>
          <CloseIcon />
        </IconButton>
      )}
    </span>
  );
}
