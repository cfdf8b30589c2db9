import { useTranslation } from 'react-i18next';
import type { VersionList } from '#contracts';
import { compareGameVersions } from '#racing';
import { useCarHistory } from '../../features/car/use-car-history.ts';
import { useGameVersions } from '../../features/game-versions/use-game-versions.ts';
import type { LiveView } from '../../lib/live-views/use-live-view.ts';
import { Button } from '../../ui/button/button.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import { UndoIcon } from '../../ui/icons.ts';
import type { ChosenCar } from './car-choice.ts';
import styles from './version-bar.module.css';

/**
 * The game version that the car is shown in: only those that have the car. Until they load it shows the chosen one
 * alone, so that nothing below moves away from a finger.
 */
export function VersionBar({ chosen }: { chosen: ChosenCar }) {
  const { t } = useTranslation('car');
  const versions = useGameVersions();
  const history = useCarHistory(chosen.carId);
  const first = history.value?.changes.at(-1)?.gameVersion;
  const known = first === undefined ? undefined : versions.value && versionsSince(versions.value, first);
  if (!known && [versions, history].every(isAnswered)) return null;
  const then = known ?? [chosen.version ?? []].flat();
  const options = [
    { value: '', label: t('asToday') },
    ...then.map((version) => ({ value: version, label: t('version', { version }) })),
  ];
  return (
    <div className={styles['bar']}>
      <PickField
        label={t('versionLabel')}
        options={options}
        value={options.some(({ value }) => value === chosen.version) ? (chosen.version ?? '') : ''}
        onChange={(version) => chosen.choose({ version: version ? version : undefined })}
      />
      {chosen.version === undefined ? null : (
        <Button icon={<UndoIcon aria-hidden="true" />} onClick={() => chosen.choose({ version: undefined })}>
          {t('backToToday')}
        </Button>
      )}
    </div>
  );
}

const versionsSince = ({ items }: VersionList, first: string): readonly string[] =>
  items
    .map(({ gameVersion }) => gameVersion)
    .filter((version) => compareGameVersions(version, first) >= 0)
    .toReversed();

const isAnswered = ({ value, problem }: LiveView<unknown>): boolean => value !== undefined || problem !== undefined;
