import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CampaignAnswer, type Car, matchReasonCodes } from '#contracts';
import { carResolver, withChoices } from '#racing';
import { useCarChoices } from '../../lib/files/car-choices.ts';
import { useReleasedVersions } from '../../lib/use-released-versions.ts';
import { CarChoices } from '../../ui/car-choices/car-choices.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FileField } from '../../ui/field/file-field.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import { type ChosenReason, noReason, reasonBody, ReasonFields } from '../../ui/form/reason-fields.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import styles from './campaign-editing.module.css';
import { planOf, type PlannedMatch } from './campaign-plan.ts';
import { type MatchesOfFile, readCampaignFile, withCarIds } from './read-campaign-file.ts';
import { type ImportResults, useCampaignImport } from './use-campaign-import.ts';

const MAX_BYTES = 2_000_000;
type Reason = ChosenReason<(typeof matchReasonCodes)[number]>;
type ImportMatchesProps = { places: CampaignAnswer['items']; cars: readonly Car[] };

export function ImportMatches({ places, cars }: ImportMatchesProps) {
  const { t } = useTranslation(['campaign', 'staffcars', 'screen']);
  const versions = useReleasedVersions();
  const [file, setFile] = useState<File | null>(null);
  const [found, setFound] = useState<MatchesOfFile>();
  const [unreadable, setUnreadable] = useState(false);
  const [version, setVersion] = useState<string | null>(null);
  const [reason, setReason] = useState<Reason>(noReason);
  const [tried, setTried] = useState(false);
  const { sending, results, send, forget } = useCampaignImport();
  const { choices, choose } = useCarChoices(file?.name ?? '');
  const resolve = useMemo(() => carResolver(cars), [cars]);
  const meant = useMemo(() => withChoices(resolve, choices), [resolve, choices]);
  const read = useMemo(() => withCarIds(found?.matches ?? [], meant), [found, meant]);
  const plan = useMemo(() => {
    const ids = new Set(cars.map(({ id }) => id));
    return planOf(read.matches, places, (carId) => ids.has(carId));
  }, [read, places, cars]);
  const ready = plan.filter(({ status }) => status === 'ready');
  const gameVersion = version ?? versions[0] ?? '';

  const take = async (chosen: File | null) => {
    setFile(chosen);
    forget();
    const of = chosen ? await readCampaignFile(chosen).catch(() => undefined) : undefined;
    setFound(of);
    setUnreadable(chosen !== null && of === undefined);
  };
  const save = () => {
    setTried(true);
    const { code, ...rest } = reasonBody(reason);
    if (code !== undefined) void send(ready, { gameVersion, reason: { code, ...rest } });
  };
  return (
    <section className={styles['card']} aria-label={t('campaign:file.title')}>
      <h2>{t('campaign:file.title')}</h2>
      <p>{t('campaign:file.about')}</p>
      <FileField
        label={t('campaign:file.field')}
        kinds={['.csv', '.json']}
        mostBytes={MAX_BYTES}
        value={file}
        error={unreadable ? t('campaign:file.unreadable') : undefined}
        onChange={(chosen) => void take(chosen)}
      />
      {found ? (
        <>
          <Counts plan={plan} />
          <CarChoices open={read.open} cars={cars} onChoose={choose} />
          <BrokenLines lines={found.brokenLines} />
          <PlanList plan={plan} results={results} />
          <PickField
            label={t('staffcars:gameVersion')}
            help={t('staffcars:versionSince')}
            options={versions.map((name) => ({ value: name, label: name }))}
            value={gameVersion}
            onChange={setVersion}
          />
          <ReasonFields
            options={matchReasonCodes.map((value) => ({ value, text: t(`staffcars:why.${value}`) }))}
            help={t('staffcars:reasonHelp')}
            value={reason}
            error={tried && reason.code === undefined ? t('screen:reason.missing') : undefined}
            onChange={setReason}
          />
          {sending ? <Progress label={t('campaign:file.sending')} {...sending} /> : null}
          <Button
            variant="main"
            busy={sending !== null}
            reason={ready.length === 0 ? t('campaign:file.nothing') : undefined}
            onClick={save}
          >
            {t('campaign:file.save')}
          </Button>
        </>
      ) : null}
    </section>
  );
}

function Counts({ plan }: { plan: readonly PlannedMatch[] }) {
  const { t } = useTranslation('campaign');
  const of = (wanted: PlannedMatch['status']) => plan.filter(({ status }) => status === wanted).length;
  return <p role="status">{t('file.counts', { ready: of('ready'), same: of('same'), wrong: of('wrong') })}</p>;
}

function BrokenLines({ lines }: { lines: readonly number[] }) {
  const { t } = useTranslation('filelines');
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <b>{t('line', { line })}</b> {t('fault.quotes')}
        </li>
      ))}
    </ul>
  );
}

/** Rows shown: for the import of a full campaign the errors matter, and they come first. */
const VISIBLE_MAX = 300;
const order = { wrong: 0, ready: 1, same: 2 } as const;

function PlanList({ plan, results }: { plan: readonly PlannedMatch[]; results: ImportResults }) {
  const { t } = useTranslation(['campaign', 'problems']);
  const wordOf = (one: PlannedMatch): string => {
    const result = results.get(one.at);
    if (result) return t(`problems:${result.code}`, result.facts);
    if (result === null) return t('campaign:file.isSaved');
    return one.status === 'wrong' ? t(`problems:${one.fault}`) : t(`campaign:file.${one.status}`);
  };
  const shown = plan.toSorted((one, other) => order[one.status] - order[other.status]).slice(0, VISIBLE_MAX);
  return (
    <ol className={styles['history']}>
      {shown.map((one) => (
        <li key={one.at}>
          <b>{t('campaign:file.line', { at: one.at, place: one.place, match: one.match })}</b>
          <span>{wordOf(one)}</span>
          {one.status === 'ready' ? (
            <small>{[...(one.facts.carIds ?? []), ...(one.facts.trackCodes ?? [])].join(', ')}</small>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
