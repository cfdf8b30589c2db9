import { useTranslation } from 'react-i18next';
import {
  carClasses,
  costToMax,
  fusePrices,
  maxedSellPrice,
  servicePrices,
  stockSellPrices,
  upgradePrices,
} from '#racing';
import type { CarClass } from '#racing';
import { ToolPanel } from '../../ui/tool/tool-parts.tsx';
import { Checked } from './checked.tsx';
import { SheetTable } from './sheet-table.tsx';
import { useSheetLabels } from './use-sheet-labels.ts';

const letters = carClasses.map(({ letter }) => letter);
const STEPS = ['1.1', '1.2', '1.3', '2.1', '2.2', '2.3', '3.1', '3.2', '3.3'];

export function PriceTables() {
  const { t } = useTranslation('cheatsheet');
  const { number, wait } = useSheetLabels();
  const row = (key: string, head: string, of: (letter: CarClass) => string) => ({ key, head, cells: letters.map(of) });
  return (
    <ToolPanel title={t('prices.title')}>
      <SheetTable
        label={t('prices.title')}
        heads={letters}
        rows={[
          ...STEPS.map((step, at) =>
            row(step, t('prices.step', { step }), (letter) => number(upgradePrices[letter][at] ?? 0)),
          ),
          ...([0, 1] as const).flatMap((fuse) => [
            row(`f${fuse}`, t('prices.fuse', { fuse: fuse + 1 }), (letter) => number(fusePrices[letter][fuse].cash)),
            row(`w${fuse}`, t('prices.fuseWait', { fuse: fuse + 1 }), (letter) =>
              wait(fusePrices[letter][fuse].seconds),
            ),
            row(`g${fuse}`, t('prices.fuseGold', { fuse: fuse + 1 }), (letter) =>
              number(fusePrices[letter][fuse].gold),
            ),
          ]),
          row('sw', t('prices.service'), (letter) => wait(servicePrices[letter].seconds)),
          row('sg', t('prices.serviceGold'), (letter) => number(servicePrices[letter].gold)),
          row('max', t('prices.max'), (letter) => number(costToMax(letter).cash)),
          row('maxw', t('prices.maxWait'), (letter) => wait(costToMax(letter).fuseSeconds)),
          row('maxg', t('prices.maxGold'), (letter) => number(costToMax(letter).gold)),
          row('s0', t('cost.sellStock'), (letter) => number(stockSellPrices[letter])),
          row('s1', t('cost.sellFull'), (letter) => number(maxedSellPrice(letter))),
        ]}
      />
      <Checked />
    </ToolPanel>
  );
}
