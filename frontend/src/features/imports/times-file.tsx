import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Car, TIMES_FILE_BYTES_MAX, type TimesReportRow } from '#contracts';
import type { OpenAnswer } from '#racing';
import { useCarChoices } from '../../lib/files/car-choices.ts';
import { Button } from '../../ui/button/button.tsx';
import { CarChoices } from '../../ui/car-choices/car-choices.tsx';
import { FileField } from '../../ui/field/file-field.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import styles from './imports.module.css';
import { TimesReport } from './times-report.tsx';
import { useTimesFile } from './use-times-file.ts';

type TimesFileProps = { addressOf: (importId: string) => string; cars: readonly Car[] };

export function TimesFile({ addressOf, cars }: TimesFileProps) {
  const { t } = useTranslation(['imports', 'filelines']);
  const [file, setFile] = useState<File | null>(null);
  const [version, setVersion] = useState('');
  const times = useTimesFile(file, version.trim());
  const { choices, choose } = useCarChoices(file?.name ?? '');
  const { step, rows, sent, all, begun, problem, fault } = times;
  const open = rows.flatMap(({ line, open: car }) => (car ? [{ line, ...openAnswer(car), text: car.text }] : []));
  const working = step === 'trying' || step === 'bringing';
  const good = rows.filter(({ outcome }) => ['added', 'changed', 'beside'].includes(outcome)).length;
  return (
    <div className={styles['preview']}>
      <fieldset className={styles['timesFields']} disabled={working}>
        <FileField
          label={t('imports:times.file')}
          kinds={['.jsonl', '.json', '.csv', '.tsv', '.txt']}
          mostBytes={TIMES_FILE_BYTES_MAX}
          value={file}
          onChange={(chosen) => {
            setFile(chosen);
            times.forget();
          }}
        />
        <Field
          label={t('imports:times.version')}
          help={t('imports:times.versionHelp')}
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
          <Button onClick={times.stop}>{t('imports:times.stop')}</Button>
        ) : (
          <>
            <Button disabled={!file} onClick={() => times.try(choices)}>
              {t('imports:times.try')}
            </Button>
            {step === 'tried' || step === 'stopped' ? (
              <Button variant="main" disabled={step === 'tried' && good === 0} onClick={() => times.bring(choices)}>
                {step === 'stopped' ? t('imports:times.goOn') : t('imports:times.bring', { n: good })}
              </Button>
            ) : null}
          </>
        )}
      </span>
      {working ? <Progress label={t(`imports:times.step.${step}`)} done={sent} all={all} /> : null}
      <div role="status" className={styles['preview']}>
        {begun && begun.lines > 0 ? <p>{t('imports:times.goesOn', { line: begun.lines })}</p> : null}
        {step === 'tried' || step === 'stopped' ? (
          <p className={styles['notice']}>{t(`imports:times.step.${step}`)}</p>
        ) : null}
        {step === 'done' && begun ? (
          <p className={styles['notice']}>
            {t('imports:times.step.done', { importId: begun.importId })}{' '}
            <Link to={addressOf(begun.importId)}>{t('imports:times.open')}</Link>
          </p>
        ) : null}
      </div>
      <Refusal problem={problem} />
      {fault ? <p role="alert">{t(`filelines:fault.${fault}`, { columns: 'track, tune' })}</p> : null}
      {working ? null : (
        <CarChoices open={open} cars={cars} onChoose={(text, carId) => times.try(choose(text, carId))} />
      )}
      {rows.length > 0 ? <TimesReport rows={rows} /> : null}
    </div>
  );
}

const openAnswer = ({ answer, carIds }: NonNullable<TimesReportRow['open']>): OpenAnswer =>
  answer === 'unknown' ? { answer, carIds: [] } : { answer, carIds };
