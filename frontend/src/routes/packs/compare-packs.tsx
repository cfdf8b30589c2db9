import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { type Criteria, type Pack, packPrice } from '#racing';
import { packsForChance, type PackRequest, preparePack } from '../../features/packs/prepare-pack.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { ToolPanel } from '../../ui/tool/tool-parts.tsx';
import { usePackNumbers } from './use-pack-numbers.ts';

type ComparePacksProps = {
  packs: readonly Pack[];
  asked: PackRequest;
  after: Criteria;
  cars: readonly Car[];
  onPack: (id: string) => void;
};

const CERTAINTY = 0.9;

const nameOf = ({ pack }: { pack: Pack }): string => pack.name;

export function ComparePacks({ packs, asked, after, cars, onPack }: ComparePacksProps) {
  const { t } = useTranslation('packs');
  const numbers = usePackNumbers();
  const rows = useMemo(
    () =>
      packs
        .flatMap((pack) => {
          const prepared = preparePack({ ...asked, after, pack }, cars);
          const exact = prepared.status === 'ready' ? prepared.goal?.exact : undefined;
          return exact ? [{ id: pack.id, pack, exact, needed: packsForChance(exact, CERTAINTY) }] : [];
        })
        .toSorted((one, other) => other.exact.perPack - one.exact.perPack),
    [packs, asked, after, cars],
  );
  const price = (pack: Pack) => packPrice(pack, asked.theme.length > 0);
  return (
    <ToolPanel title={t('comparePacks')}>
      <DataTable
        label={t('comparePacks')}
        items={rows}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        openKey={asked.pack.id}
        onOpen={({ id }) => onPack(id)}
        columns={[
          { key: 'pack', head: t('pack'), cell: nameOf },
          { key: 'each', head: t('perPack'), figures: true, cell: ({ exact }) => numbers.share(exact.perPack) },
          {
            key: 'needed',
            head: t('packsFor', { chance: numbers.share(CERTAINTY) }),
            figures: true,
            cell: ({ needed }) => numbers.packs(needed),
          },
          { key: 'cost', head: t('costThen'), cell: ({ pack, needed }) => numbers.cost(price(pack), needed) },
        ]}
      />
    </ToolPanel>
  );
}
