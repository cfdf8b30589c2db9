import { useTranslation } from 'react-i18next';
import type { JoinedFile } from '../../features/charts/csv/joined-file.ts';
import type { CsvChart } from './use-csv-chart.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { CarChoices } from '../../ui/car-choices/car-choices.tsx';
import { CloseIcon } from '../../ui/icons.ts';
import styles from './csv-chart.module.css';
import { AddFile } from './file-start.tsx';

const NAMES_SAID = 5;

export function FileList({ csv }: { csv: CsvChart }) {
  const { t } = useTranslation('csvchart');
  return (
    <>
      <ul className={styles['files']} aria-label={t('files')}>
        {csv.files.map((file) => (
          <li key={file.id}>
            <b>{file.name}</b>
            <IconButton size="small" label={t('remove', { file: file.name })} onClick={() => csv.remove(file.id)}>
              <CloseIcon aria-hidden="true" />
            </IconButton>
            <FileFacts file={file} csv={csv} />
          </li>
        ))}
      </ul>
      <AddFile csv={csv} />
    </>
  );
}

function FileFacts({ file, csv }: { file: JoinedFile; csv: CsvChart }) {
  const { t, i18n } = useTranslation('csvchart');
  const number = (count: number) => count.toLocaleString(i18n.language);
  const { table, rowOfCar, open } = file;
  const [first] = table.bad;
  return (
    <>
      <small>
        {t('rows', { number: number(table.rows) })}
        {rowOfCar.size > 0 ? ` · ${t('carsFound', { number: number(rowOfCar.size) })}` : ''}
      </small>
      {first ? (
        <small className={styles['warning']}>
          {t('badRows', { number: number(table.badRows), row: first.line })} {t(`badRow.${first.fault}`)}
        </small>
      ) : null}
      {rowOfCar.size > 0 && open.length > 0 ? (
        <>
          <small className={styles['warning']}>
            {t('unknownCars', {
              number: number(open.length),
              names: open
                .slice(0, NAMES_SAID)
                .map(({ text }) => text)
                .join(', '),
            })}
          </small>
          <CarChoices open={open} cars={csv.cars} onChoose={csv.choose} />
        </>
      ) : null}
    </>
  );
}
