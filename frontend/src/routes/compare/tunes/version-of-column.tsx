import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { carIdToday, compareGameVersions, parsePastCar, pastCarId } from '#racing';
import { useSetting } from '../../../lib/settings/settings.ts';
import { useReleasedVersions } from '../../../lib/use-released-versions.ts';
import { PickField } from '../../../ui/field/pick-field.tsx';

type VersionOfColumnProps = { carId: string; car: Car | undefined; onCar: (carId: string) => void };

/**
 * The game version of a column, among those that had the car; nothing for users who want no data from the past, and
 * have none here.
 */
export function VersionOfColumn(props: VersionOfColumnProps) {
  const wanted = useSetting('showDataFromPast');
  return wanted || parsePastCar(props.carId) ? <VersionChoice {...props} /> : null;
}

function VersionChoice({ carId, car, onCar }: VersionOfColumnProps) {
  const { t } = useTranslation('grid');
  const chosen = parsePastCar(carId)?.gameVersion;
  const versions = useReleasedVersions();
  const today = carIdToday(carId);
  const hasCar = (version: string) => !car || compareGameVersions(version, car.releasedIn) >= 0;
  const past = [...new Set([...versions.slice(1).filter(hasCar), ...(chosen === undefined ? [] : [chosen])])];
  const options = [
    { value: '', label: t('tunes.today') },
    ...past.map((version) => ({ value: version, label: version })),
  ];
  return (
    <PickField
      label={t('tunes.versionLabel')}
      options={options}
      value={chosen ?? ''}
      onChange={(gameVersion) => onCar(gameVersion ? pastCarId({ carId: today, gameVersion }) : today)}
    />
  );
}
