import { useTranslation } from 'react-i18next';
import { columnOf } from '../../features/charts/csv/csv-table.ts';
import { textNames } from '../../features/charts/csv/guess-view.ts';
import type { CsvChart } from './use-csv-chart.ts';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import styles from './csv-chart.module.css';

const NONE = '';
const FEW = 50;
const AUTO = 'auto';

export function RowTools({ csv }: { csv: CsvChart }) {
  const { t } = useTranslation('csvchart');
  const { files, view, set } = csv;
  const names = textNames(files, Infinity);
  const guessed = files.find(({ carColumn }) => carColumn)?.carColumn?.name;
  return (
    <div className={styles['axis']}>
      <PickField
        label={t('carColumn')}
        options={names.map((name) => ({ value: name, label: name }))}
        value={view.carColumn ?? guessed ?? null}
        onChange={(carColumn) => (carColumn === null ? undefined : set({ carColumn }))}
      />
      <OnlyPick csv={csv} />
      <ChoiceField
        label={t('mark')}
        options={[
          { value: AUTO, text: t('markAuto') },
          { value: '.', text: '1.5' },
          { value: ',', text: '1,5' },
        ]}
        value={view.mark ?? AUTO}
        onChange={(mark) => void csv.setMark(mark === '.' || mark === ',' ? mark : undefined)}
      />
    </div>
  );
}

/** All rows, or those with one text in one column. */
function OnlyPick({ csv }: { csv: CsvChart }) {
  const { t } = useTranslation('csvchart');
  const { files, view, set } = csv;
  const names = textNames(files, FEW);
  const choices = names.flatMap((name) =>
    [...new Set(files.flatMap(({ table }) => columnOf(table, name)?.texts?.values ?? []))]
      .filter((text) => text !== '')
      .map((text) => ({ name, text })),
  );
  if (choices.length === 0) return null;
  const keyFor = ({ name, text }: { name: string; text: string }) => `${name}=${text}`;
  return (
    <PickField
      label={t('only')}
      options={[
        { value: NONE, label: t('allRows') },
        ...choices.map((one) => ({ value: keyFor(one), label: `${one.name}: ${one.text}` })),
      ]}
      value={view.only ? keyFor(view.only) : NONE}
      onChange={(key) => set({ only: choices.find((one) => keyFor(one) === key) })}
    />
  );
}
