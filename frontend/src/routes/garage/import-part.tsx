import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car, OwnGarage } from '#contracts';
import { garageCsv, type ReadGarage } from '#racing';
import { type GarageReport, reportOf } from '../../features/garage/garage-report.ts';
import { readGarageText } from '../../features/garage/read-garage-text.ts';
import type { GarageActs } from '../../features/garage/use-garage-acts.ts';
import { relativeTime } from '../../lib/i18n/relative-time.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button/button.tsx';
import { FileField } from '../../ui/field/file-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { DownloadIcon } from '../../ui/icons.ts';
import { ToolPanel, ToolRow, ToolSides } from '../../ui/tool/tool-parts.tsx';
import { ImportPreview } from './import-preview.tsx';
import styles from './garage.module.css';

type ImportPartProps = { garage: OwnGarage; cars: readonly Car[]; acts: GarageActs };

const FILE_BYTES_MAX = 4_000_000;

/** A file or a pasted list: what it would change is seen before anything is. */
export function ImportPart({ garage, cars, acts }: ImportPartProps) {
  const { t } = useTranslation('garage');
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<GarageReport>();
  const [busy, setBusy] = useState(false);
  const read = async () => {
    setBusy(true);
    const garageRead: ReadGarage = await readGarageText(file ? await file.text() : text);
    setReport(await reportOf(garageRead, garage.copies, cars));
    setBusy(false);
  };
  const end = () => {
    setReport(undefined);
    setText('');
    setFile(null);
  };
  return (
    <ToolSides>
      <ToolPanel title={t('import.title')}>
        <FileField
          label={t('import.file')}
          kinds={['.csv', '.json', '.txt', '.dat']}
          mostBytes={FILE_BYTES_MAX}
          value={file}
          onChange={setFile}
        />
        <TextField
          label={t('import.paste')}
          placeholder={'Honda NSX 332\n2x Renault 5 Turbo 323'}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <ToolRow>
          <Button look="main" busy={busy} disabled={file === null && text.trim() === ''} onClick={() => void read()}>
            {t('import.read')}
          </Button>
        </ToolRow>
        {report ? <ImportPreview report={report} cars={cars} acts={acts} onEnd={end} /> : null}
      </ToolPanel>
      <Forms garage={garage} />
    </ToolSides>
  );
}

const EXAMPLE = 'car,tune,since,won,lost,drawn,locked\nHonda NSX,332,2026-03-01,12,3,0,yes';
const JSON_EXAMPLE = '[{"car":"Honda NSX","tune":"332","won":12}]';

/** What a file may look like, one's own as a file, and the imports so far. */
function Forms({ garage }: { garage: OwnGarage }) {
  const [now] = useState(Date.now);
  const { t, i18n } = useTranslation('garage');
  const save = () => {
    const copies = garage.copies.map(({ note: _note, ...copy }) => copy);
    saveFile(new Blob([garageCsv(copies)], { type: 'text/csv' }), 'garage.csv');
  };
  return (
    <ToolPanel title={t('import.forms')}>
      <p>{t('import.formsText')}</p>
      <pre className={styles['example']}>{EXAMPLE}</pre>
      <pre className={styles['example']}>{JSON_EXAMPLE}</pre>
      <p>{t('import.game')}</p>
      <ToolRow>
        <Button icon={<DownloadIcon aria-hidden="true" />} disabled={garage.copies.length === 0} onClick={save}>
          {t('import.download')}
        </Button>
      </ToolRow>
      {garage.imports.length > 0 ? (
        <ul className={styles['imports']} aria-label={t('import.imports')}>
          {garage.imports.map(({ importId, at, copies }) => (
            <li key={importId}>
              <time dateTime={at}>{relativeTime(at, now, i18n.language)}</time>
              <span>{t('import.copies', { copies })}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </ToolPanel>
  );
}
