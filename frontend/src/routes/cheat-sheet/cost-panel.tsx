import { useTranslation } from 'react-i18next';
import { carClasses, costOfTune, legendaryFuseCars, maxedSellPrice, parseTune, stockSellPrices } from '#racing';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { ClassChips } from '../../ui/chips/class-chips.tsx';
import { TypedField } from '../../ui/field/typed-field.tsx';
import { ToolFields, ToolFigures, ToolPanel } from '../../ui/tool/tool-parts.tsx';
import { Checked } from './checked.tsx';
import { useSheetLabels } from './use-sheet-labels.ts';

const initial = { class: 'C', from: '000', to: '332' };

export function CostPanel() {
  const { t } = useTranslation('cheatsheet');
  const { number, wait } = useSheetLabels();
  const [fields, set] = useAddressFields(initial);
  const letter = carClasses.find((one) => one.letter === fields.class)?.letter ?? 'C';
  const [from, to] = [parseTune(fields.from), parseTune(fields.to)];
  const cost = from && to ? costOfTune(letter, from, to) : undefined;
  return (
    <ToolPanel title={t('cost.title')}>
      <ClassChips chosen={[letter]} onChange={(next) => set({ class: next.find((one) => one !== letter) ?? letter })} />
      <ToolFields>
        <TypedField label={t('cost.from')} kind="tune" value={fields.from} onValue={(next) => set({ from: next })} />
        <TypedField label={t('cost.to')} kind="tune" value={fields.to} onValue={(next) => set({ to: next })} />
      </ToolFields>
      {cost ? (
        <ToolFigures
          figures={[
            {
              label: t('cost.cash'),
              value: number(cost.cash),
              note: `${number(cost.upgradeCash)} + ${number(cost.fuseCash)}`,
            },
            { label: t('cost.fuses'), value: number(cost.fuses) },
            { label: t('cost.wait'), value: wait(cost.fuseSeconds) },
            { label: t('cost.gold'), value: number(cost.gold) },
            { label: t('cost.sellStock'), value: number(stockSellPrices[letter]) },
            { label: t('cost.sellFull'), value: number(maxedSellPrice(letter)) },
          ]}
        />
      ) : (
        <p role="alert">{t('cost.never')}</p>
      )}
      {letter === 'S' ? <p>{t('cost.legendary', legendaryFuseCars)}</p> : null}
      <Checked />
    </ToolPanel>
  );
}
