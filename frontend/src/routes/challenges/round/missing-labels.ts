import { useTranslation } from 'react-i18next';
import type { RoundContent } from '#contracts';
import type { OpponentTime } from './use-opponents.ts';

/** What is missing in each race, as text: "Race 3: no time yet". */
export function useMissing() {
  const { t } = useTranslation('rounds');
  return ({ races }: RoundContent, times: readonly OpponentTime[]): readonly string[] =>
    races.flatMap((race, at) => {
      const part = missingPart(race, times[at]);
      return part === undefined ? [] : [t('missing.of', { race: at + 1, what: t(`missing.${part}`) })];
    });
}

const missingPart = (race: RoundContent['races'][number], time: OpponentTime | undefined) => {
  if (race.carId === undefined) return 'car';
  if (race.tune === undefined) return 'tune';
  if (race.track === undefined) return 'track';
  return time?.value === undefined && time?.loading !== true ? 'time' : undefined;
};
