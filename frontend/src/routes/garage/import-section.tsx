import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car, MyGarage } from '#contracts';
import { carResolver, type CarResolver, garageCsv, type ReadGarage, withChoices } from '#racing';
import { reportOf, resolverOf, withMadeIds } from '../../features/garage/garage-report.ts';
import { readGarageText } from '../../features/garage/read-garage-text.ts';
import type { GarageMutations } from '../../features/garage/use-garage-mutations.ts';
import { asProblem, type ProblemError } from '../../lib/api/problem-error.ts';
import { useCarChoices } from '../../lib/files/car-choices.ts';
import { relativeTime } from '../../lib/i18n/relative-time.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button/button.tsx';
import { FileField } from '../../ui/field/file-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { DownloadIcon } from '../../ui/icons.ts';
import { ToolPanel, ToolRow, ToolSides } from '../../ui/tool/tool-parts.tsx';
import { ImportPreview } from './import-preview.tsx';
import styles from './garage.module.css';

type ImportPartProps = { garage: MyGarage; cars: readonly Car[]; acts: GarageMutations };

const FILE_BYTES_MAX = 4_000_000;

export function ImportSection({ garage, cars, acts }: ImportPartProps) {
  const { t } = useTranslation('garage');
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [found, setFound] = useState<{ read: ReadGarage; resolve: CarResolver }>();
  const [problem, setProblem] = useState<ProblemError>();
  const [busy, setBusy] = useState(false);
  const { choices, choose } = useCarChoices(file?.name ?? '');
  const report = useMemo(
    () => found && reportOf(found.read, garage.copies, withChoices(found.resolve, choices)),
    [found, garage.copies, choices],
  );
  const read = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const garageRead = await withMadeIds(await readGarageText(file ?? text), garage.copies);
      setFound({ read: garageRead, resolve: await resolverOf(garageRead, cars) });
    } catch (thrown) {
      setProblem(asProblem(thrown));
    } finally {
      setBusy(false);
    }
  };
  const end = () => {
    setFound(undefined);
    setText('');
    setFile(null);
  };
  const take = (next: File | null) => {
    setFile(next);
    setFound(undefined);
  };
  return (
    <ToolSides>
      <ToolPanel title={t('import.title')}>
        <FileField
          label={t('import.file')}
          kinds={['.csv', '.json', '.txt', '.dat']}
          mostBytes={FILE_BYTES_MAX}
          value={file}
          onChange={take}
        />
        <TextField
          label={t('import.paste')}
          placeholder={listExample(cars)}
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setFound(undefined);
          }}
        />
        <ToolRow>
          <Button variant="main" busy={busy} disabled={file === null && text.trim() === ''} onClick={() => void read()}>
            {t('import.read')}
          </Button>
        </ToolRow>
        <Refusal problem={problem} />
        {report ? <ImportPreview {...{ report, cars, acts }} onChoose={choose} onEnd={end} /> : null}
      </ToolPanel>
      <Forms garage={garage} cars={cars} />
    </ToolSides>
  );
}

/** Two cars by names that mean them and no other. */
function exampleNames(cars: readonly Car[]): readonly [string, string] {
  const resolve = carResolver(cars);
  const names = cars
    .slice(0, EXAMPLES_TRIED)
    .map(({ name, year }) => (resolve(name).answer === 'found' ? name : `${name} (${year})`))
    .filter((name) => resolve(name).answer === 'found' && !name.includes(','));
  return [names[0] ?? '', names[1] ?? ''];
}
const EXAMPLES_TRIED = 20;

const listExample = (cars: readonly Car[]): string => {
  const [first, second] = exampleNames(cars);
  return `${first} 332\n2 ${second} 323`;
};

function Forms({ garage, cars }: Pick<ImportPartProps, 'garage' | 'cars'>) {
  const [name] = useMemo(() => exampleNames(cars), [cars]);
  const [now] = useState(Date.now);
  const { t, i18n } = useTranslation('garage');
  const save = () => {
    const copies = garage.copies.map(({ note: _note, ...copy }) => copy);
    saveFile(new Blob([garageCsv(copies)], { type: 'text/csv' }), 'garage.csv');
  };
  return (
    <ToolPanel title={t('import.forms')}>
      <p>{t('import.formsText')}</p>
      <pre
        className={styles['example']}
      >{`car,tune,since,won,lost,drawn,locked\n${name},332,2026-03-01,12,3,0,yes`}</pre>
      <pre className={styles['example']}>{JSON.stringify([{ car: name, tune: '332', won: 12 }])}</pre>
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
