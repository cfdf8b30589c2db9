import { useTranslation } from 'react-i18next';
import { compareGameVersions } from '#racing';
import { useCarHistory } from '../../features/car/use-car-history.ts';
import { useGameVersions } from '../../features/game-versions/use-game-versions.ts';
import { Button } from '../../ui/button/button.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import { UndoIcon } from '../../ui/icons.ts';
import type { ChosenCar } from './car-choice.ts';
import styles from './version-bar.module.css';

/** Which version of the game the car is shown in: only those in which there was one. */
export function VersionBar({ chosen }: { chosen: ChosenCar }) {
  const { t } = useTranslation('car');
  const { value: known } = useGameVersions();
  const { value: history } = useCarHistory(chosen.carId);
  const first = history?.changes.at(-1)?.gameVersion;
  if (!known || first === undefined) return null;
  const then = known.items
    .map(({ gameVersion }) => gameVersion)
    .filter((version) => compareGameVersions(version, first) >= 0)
    .toReversed();
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
