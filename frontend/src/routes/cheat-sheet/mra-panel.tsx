import { useTranslation } from 'react-i18next';
import { mra } from '#racing';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { Field } from '../../ui/field/field.tsx';
import { ToolFields, ToolFigures, ToolPanel } from '../../ui/tool/tool-parts.tsx';

const initial = { t60: '2.3', t100: '4.6' };

/** MRA from two times. */
export function MraPanel() {
  const { t, i18n } = useTranslation('cheatsheet');
  const [{ t60, t100 }, set] = useAddressFields(initial);
  const found = mra(numberOf(t60), numberOf(t100));
  return (
    <ToolPanel title={t('mra.title')}>
      <ToolFields>
        <Field
          label={t('mra.to60')}
          inputMode="decimal"
          value={t60}
          onChange={(event) => set({ t60: event.target.value })}
        />
        <Field
          label={t('mra.to100')}
          inputMode="decimal"
          value={t100}
          onChange={(event) => set({ t100: event.target.value })}
        />
      </ToolFields>
      <ToolFigures
        figures={[{ label: 'MRA', value: found?.toLocaleString(i18n.language, { minimumFractionDigits: 2 }) ?? '?' }]}
      />
    </ToolPanel>
  );
}

/** A comma is a decimal mark too. */
const numberOf = (text: string): number => Number(text.trim().replace(',', '.')) || 0;
