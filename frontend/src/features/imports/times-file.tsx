import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TIMES_FILE_BYTES_MAX } from '#contracts';
import { Button } from '../../ui/button/button.tsx';
import { FileField } from '../../ui/field/file-field.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import styles from './imports.module.css';
import { TimesReport } from './times-report.tsx';
import { useTimesFile } from './use-times-file.ts';

/** Chooses a file of lap times, tries it, brings it in, and tells of each line what became of it. */
export function TimesFile({ addressOf }: { addressOf: (importId: string) => string }) {
  const { t } = useTranslation('imports');
  const [file, setFile] = useState<File | null>(null);
  const [version, setVersion] = useState('');
  const times = useTimesFile(file, version.trim());
  const { step, rows, sent, all, begun, problem } = times;
  const working = step === 'trying' || step === 'bringing';
  const good = rows.filter(({ outcome }) => outcome === 'added' || outcome === 'changed').length;
  return (
    <div className={styles['preview']}>
      <fieldset className={styles['timesFields']} disabled={working}>
        <FileField
          label={t('times.file')}
          kinds={['.jsonl', '.json', '.csv', '.tsv', '.txt']}
          mostBytes={TIMES_FILE_BYTES_MAX}
          value={file}
          onChange={(chosen) => {
            setFile(chosen);
            times.forget();
          }}
        />
        <Field
          label={t('times.version')}
          help={t('times.versionHelp')}
          value={version}
          maxLength={10}
          onChange={({ target }) => {
            setVersion(target.value);
            times.forget();
          }}
        />
      </fieldset>
      <span className={styles['acts']}>
        {working ? (
          <Button onClick={times.stop}>{t('times.stop')}</Button>
        ) : (
          <>
            <Button disabled={!file} onClick={times.try}>
              {t('times.try')}
            </Button>
            {step === 'tried' || step === 'stopped' ? (
              <Button look="main" disabled={step === 'tried' && good === 0} onClick={times.bring}>
                {step === 'stopped' ? t('times.goOn') : t('times.bring', { n: good })}
              </Button>
            ) : null}
          </>
        )}
      </span>
      {working ? <Progress label={t(`times.step.${step}`)} done={sent} all={all} /> : null}
      <div role="status" className={styles['preview']}>
        {begun && begun.lines > 0 ? <p>{t('times.goesOn', { line: begun.lines })}</p> : null}
        {step === 'tried' || step === 'stopped' ? <p className={styles['notice']}>{t(`times.step.${step}`)}</p> : null}
        {step === 'done' && begun ? (
          <p className={styles['notice']}>
            {t('times.step.done', { importId: begun.importId })}{' '}
            <Link to={addressOf(begun.importId)}>{t('times.open')}</Link>
          </p>
        ) : null}
      </div>
      <Refusal problem={problem} />
      {rows.length > 0 ? <TimesReport rows={rows} /> : null}
    </div>
  );
}
