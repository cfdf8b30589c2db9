import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { csvText } from '#racing';
import type { CsvChart } from './use-csv-chart.ts';
import { Button } from '../../ui/button/button.tsx';
import { FileField } from '../../ui/field/file-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import styles from './csv-chart.module.css';

const KINDS = ['.csv', '.tsv', '.txt'] as const;
const MAX_BYTES = 50_000_000;

export function AddFile({ csv }: { csv: CsvChart }) {
  const { t } = useTranslation('csvchart');
  return (
    <FileField
      label={t('file')}
      kinds={KINDS}
      mostBytes={MAX_BYTES}
      value={null}
      onChange={(file) => {
        if (file) void csv.add(file, file.name);
      }}
    />
  );
}

export function FileStart({ csv }: { csv: CsvChart }) {
  const { t } = useTranslation('csvchart');
  const [text, setText] = useState('');
  const read = (said: string) => void csv.add(new Blob([said]), t('pasted'));
  return (
    <section className={styles['panel']} aria-label={t('title')}>
      <AddFile csv={csv} />
      <TextField
        label={t('paste')}
        help={t('pasteHelp')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPaste={(event) => {
          if (text !== '') return;
          // The field would be slow to show a long text.
          event.preventDefault();
          read(event.clipboardData.getData('text'));
        }}
      />
      <div className={styles['row']}>
        <Button disabled={text.trim() === ''} onClick={() => read(text)}>
          {t('read')}
        </Button>
        <Button
          variant="ghost"
          disabled={csv.cars.length === 0}
          onClick={() => void csv.add(exampleOf(csv.cars), t('example'))}
        >
          {t('tryExample')}
        </Button>
      </div>
    </section>
  );
}

function exampleOf(cars: CsvChart['cars']): Blob {
  const rows = cars.flatMap(({ id, acceleration0to60s, handling, topSpeedMph, weightKg, body }) =>
    acceleration0to60s === null
      ? []
      : [[id, String(acceleration0to60s), String(handling), String(topSpeedMph), String(weightKg), body[0] ?? '']],
  );
  return new Blob([csvText([['Car', '0-60 s', 'Handling', 'Top speed', 'Weight', 'Body'], ...rows])]);
}
