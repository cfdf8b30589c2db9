import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isStopping, ONLY_FORM } from '#racing';
import type { TextFault } from '#racing';
import { Button } from '../../ui/button/button.tsx';
import { FailedIcon } from '../../ui/icons.ts';
import { numbersOf } from './numbers-of.ts';
import styles from './translations.module.css';

type FormFieldProps = {
  form: string;
  language: string;
  value: string;
  insertable: readonly string[];
  faults: readonly TextFault[];
  onChange: (text: string) => void;
};

export function FormField({ form, language, value, insertable, faults, onChange }: FormFieldProps) {
  const { t } = useTranslation('translate');
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (what: string) => {
    const { selectionStart: from = value.length, selectionEnd: to = value.length } = area.current ?? {};
    onChange(value.slice(0, from) + what + value.slice(to));
    area.current?.focus();
  };
  const isOnly = form === ONLY_FORM;
  return (
    <div className={styles['field']} data-only={isOnly || undefined}>
      <label htmlFor={id}>
        {isOnly ? new Intl.DisplayNames(language, { type: 'language' }).of(language) : form.replace('ordinal_', '')}
        {isOnly ? null : <small>{numbersOf(language, form).join(', ')}</small>}
      </label>
      <div>
        <textarea
          ref={area}
          id={id}
          lang={language}
          rows={value.length > 80 ? 3 : 1}
          value={value}
          spellCheck
          aria-invalid={faults.some(isStopping) || undefined}
          aria-describedby={`${id}-said`}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
            if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
          }}
        />
        <div id={`${id}-said`} className={styles['faults']}>
          {faults.map(({ code, what }) => (
            <p key={`${code} ${what}`} data-stops={isStopping({ form, code }) || undefined}>
              <FailedIcon aria-hidden="true" />
              {t(`fault.${code}`, { what })}
            </p>
          ))}
        </div>
        {insertable.length === 0 ? null : (
          <div className={styles['insert']}>
            <small>{t('insert')}</small>
            {[...new Set(insertable)].map((what) => (
              <Button key={what} size="small" onClick={() => insert(what)}>
                <code>{what}</code>
              </Button>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
