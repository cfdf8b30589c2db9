import { useTranslation } from 'react-i18next';
import { carClasses, WHOLE_ODDS } from '#racing';
import type { CarClass } from '#racing';
import { type KnownPack, usePackKinds } from '../../features/packs/use-pack-kinds.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { CashIcon, GoldIcon } from '../../ui/icons.ts';
import { ToolPanel } from '../../ui/tool/tool-parts.tsx';
import { SheetTable } from './sheet-table.tsx';
import styles from './cheat-sheet.module.css';

const letters = carClasses.map(({ letter }) => letter);

/** The chance of at least one card of a class in a pack, 0 to 1. */
const chanceOf = ({ odds }: KnownPack, letter: CarClass): number =>
  1 - odds.reduce((none, card) => none * (1 - (card[letter] ?? 0) / WHOLE_ODDS), 1);

export function PackTable() {
  const { t } = useTranslation(['cheatsheet', 'packs']);
  return (
    <ToolPanel title={t('cheatsheet:packChances')}>
      <QueryBoundary of={usePackKinds()} skeleton={<Skeleton rows={8} rowHeight={32} />}>
        {(packs) => <Table packs={packs.filter(({ facts }) => facts.given)} />}
      </QueryBoundary>
    </ToolPanel>
  );
}

function Table({ packs }: { packs: readonly KnownPack[] }) {
  const { t, i18n } = useTranslation(['cheatsheet', 'packs']);
  const whole = new Intl.NumberFormat(i18n.language);
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumSignificantDigits: 3 });
  const price = (amount: number | null) => (amount === null ? '–' : whole.format(amount));
  const [checked] = packs.map((pack) => pack.checked).toSorted();
  return (
    <>
      <SheetTable
        label={t('cheatsheet:packChances')}
        heads={[
          <CashIcon key="cash" role="img" aria-label={t('packs:inCash')} />,
          <GoldIcon key="gold" role="img" aria-label={t('packs:inGold')} />,
          ...letters,
        ]}
        rows={packs.map((pack) => ({
          key: pack.id,
          head: pack.name,
          cells: [
            price(pack.price.cash),
            price(pack.price.gold),
            ...letters.map((letter) => {
              const chance = chanceOf(pack, letter);
              return chance === 0 ? '–' : share.format(chance);
            }),
          ],
        }))}
      />
      {checked === undefined ? null : <p className={styles['checked']}>{t('packs:oddsChecked', { date: checked })}</p>}
    </>
  );
}
