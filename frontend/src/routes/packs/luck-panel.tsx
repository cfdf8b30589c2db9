import { useTranslation } from 'react-i18next';
import type { Pack } from '#racing';
import { packPrice } from '#racing';
import type { PacksAddress } from '../../features/packs/packs-address.ts';
import type { Prepared } from '../../features/packs/prepare-pack.ts';
import { newSeed, type useRun } from '../../features/packs/use-run.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { StartIcon, StopIcon } from '../../ui/icons.ts';
import { Progress } from '../../ui/progress/progress.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { ToolFields, ToolPanel, ToolRow } from '../../ui/tool/tool-parts.tsx';
import styles from './packs.module.css';
import { RunResult } from './run-result.tsx';

type LuckPanelProps = {
  address: PacksAddress;
  prepared: Prepared;
  pack: Pack;
  running: ReturnType<typeof useRun>;
  /** The key of the current parameters. */
  asked: string;
};

/** Opens packs: a fixed number, or until the goal is reached; the seed in the address repeats a run card by card. */
export function LuckPanel({ address, prepared, pack, running, asked }: LuckPanelProps) {
  const { t } = useTranslation('packs');
  const run = running.run?.key.startsWith(`${asked}|`) === true ? running.run : undefined;
  const isRunning = run?.status === 'running';
  const until = address.until && address.goal !== 'none';
  const start = () => {
    if (prepared.status !== 'ready') return;
    // A seed from a link is used once; a second press draws a new one.
    const isUsed = running.run?.key === `${asked}|${address.seed}`;
    const seed = address.seed === '' || isUsed ? newSeed() : address.seed;
    address.setSeed(seed);
    running.start({ prepared, packs: address.packs, until, twice: address.twice, seed, key: `${asked}|${seed}` });
  };
  return (
    <ToolPanel title={t('tryLuck')}>
      {address.goal === 'none' ? null : <Switch label={t('until')} on={address.until} onChange={address.setUntil} />}
      <Switch label={t('twice')} help={t('twiceHelp')} on={address.twice} onChange={address.setTwice} />
      <ToolFields>
        {until ? null : (
          <Field
            label={t('howMany')}
            inputMode="numeric"
            value={address.packsText}
            onChange={(event) => address.setPacks(event.target.value)}
          />
        )}
        <Field
          label={t('seed')}
          value={address.seed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => address.setSeed(event.target.value)}
        />
      </ToolFields>
      <ToolRow>
        {isRunning ? (
          <Button wide size="large" icon={<StopIcon aria-hidden="true" />} onClick={running.stop}>
            {t('stop')}
          </Button>
        ) : (
          <Button
            wide
            variant="main"
            size="large"
            icon={<StartIcon aria-hidden="true" />}
            disabled={prepared.status !== 'ready'}
            onClick={start}
          >
            {run ? t('again') : t('simulate')}
          </Button>
        )}
      </ToolRow>
      {isRunning ? <Progress label={t('simulating')} done={run.state?.opened ?? 0} all={run.most} /> : null}
      {run?.state && !isRunning ? (
        <RunResult run={run} state={run.state} until={until} price={packPrice(pack, address.theme.length > 0)} />
      ) : null}
      <p className={styles['small']}>{t('seedHelp')}</p>
    </ToolPanel>
  );
}
