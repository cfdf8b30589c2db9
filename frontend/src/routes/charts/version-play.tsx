import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTimed } from '../../features/charts/measures.ts';
import type { ChartAddress } from '../../features/charts/use-chart-address.ts';
import { useGameVersions } from '../../features/game-versions/use-game-versions.ts';
import { Button } from '../../ui/button/button.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import { StartIcon, StopIcon } from '../../ui/icons.ts';
import styles from './charts.module.css';

/** Long enough to see what moved. */
const STEP_MS = 1_500;

/**
 * The game version that cars are shown in: chosen, or all one after another up to the current one. `comes`: the cars of
 * the chosen one are still loading.
 */
export function VersionPlay({ address, comes }: { address: ChartAddress; comes: boolean }) {
  const { t } = useTranslation(['charts', 'car']);
  const { version } = address;
  const setVersion = (next: string | undefined) => address.set({ version: next ?? '' });
  const versions = (useGameVersions().value?.items ?? []).map(({ gameVersion }) => gameVersion);
  const [playing, setPlaying] = useState(false);
  const step = useEffectEvent((from: string | undefined) => {
    const next = versions[from === undefined ? versions.length : versions.indexOf(from) + 1];
    // The newest version is the current one.
    setVersion(next === versions.at(-1) ? undefined : next);
    if (next === undefined || next === versions.at(-1)) setPlaying(false);
  });
  useEffect(() => {
    if (!playing || comes) return undefined;
    const timer = setTimeout(() => step(version), STEP_MS);
    return () => clearTimeout(timer);
  }, [playing, comes, version]);
  if (versions.length < 2) return null;
  const play = () => {
    if (version === undefined) setVersion(versions[0]);
    setPlaying(!playing);
  };
  const past = versions.slice(0, -1).toReversed();
  return (
    <div className={styles['versions']}>
      <PickField
        label={t('car:versionLabel')}
        options={[
          { value: '', label: t('charts:today') },
          ...past.map((value) => ({ value, label: t('car:version', { version: value }) })),
        ]}
        value={version !== undefined && past.includes(version) ? version : ''}
        onChange={(next) => {
          setPlaying(false);
          setVersion(next || undefined);
        }}
      />
      <Button icon={playing ? <StopIcon aria-hidden="true" /> : <StartIcon aria-hidden="true" />} onClick={play}>
        {t(playing ? 'charts:stop' : 'charts:play')}
      </Button>
      {version !== undefined && [address.x, address.y, address.size].some(isTimed) ? (
        <p className={styles['quiet']} role="status">
          {t('charts:timesOfToday')}
        </p>
      ) : null}
    </div>
  );
}
