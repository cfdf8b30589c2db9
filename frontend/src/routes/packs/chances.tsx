import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type PackPrice } from '#racing';
import { type Exact, packsForChance } from '../../features/packs/prepare-pack.ts';
import { StatTiles } from '../../ui/stat/stat-tiles.tsx';
import { ChanceCurve } from './chance-curve.tsx';
import { usePackNumbers } from './use-pack-numbers.ts';

/** Chances whose number of packs is shown. */
const CERTAINTIES = [0.5, 0.9, 0.99] as const;

export function Chances({ exact, price, opened }: { exact: Exact; price: PackPrice; opened: number | undefined }) {
  const { t } = useTranslation('packs');
  const { packs, share, cost } = usePackNumbers();
  const marks = useMemo(
    () => CERTAINTIES.map((certainty) => ({ certainty, packs: packsForChance(exact, certainty) })),
    [exact],
  );
  const average = Number.isFinite(exact.average) ? exact.average : Infinity;
  return (
    <>
      <StatTiles
        label={t('exact')}
        stats={[
          { label: t('onAverage'), value: packs(Math.round(average)), help: cost(price, Math.round(average)) },
          ...marks.map(({ certainty, packs: count }) => ({
            label: t('withChance', { chance: share(certainty) }),
            value: packs(count),
            help: cost(price, count),
          })),
        ]}
      />
      <ChanceCurve exact={exact} marks={marks} opened={opened} />
      <p>{t('curveHelp', { chance: share(exact.perPack) })}</p>
    </>
  );
}
