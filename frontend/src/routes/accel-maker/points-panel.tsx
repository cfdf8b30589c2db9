import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { Field } from '../../ui/field/field.tsx';
import { ToolFields, ToolPanel } from '../../ui/tool/tool-parts.tsx';
import type { Measured } from './use-measured.ts';

const units = [
  { value: 'mph', text: 'mph' },
  { value: 'km/h', text: 'km/h' },
] as const;

/** One speed and its seconds per line; there is always one empty line more, and an emptied line does not count. */
export function PointsPanel({ measured }: { measured: Measured }) {
  const { t } = useTranslation('accel');
  const { lines, setLine, unit, setUnit, top, setTop } = measured;
  return (
    <ToolPanel title={t('points')}>
      <p>{t('text')}</p>
      <ChoiceField label={t('unit')} options={units} value={unit} onChange={setUnit} />
      {lines.map((line, at) => (
        <ToolFields key={at}>
          <Field
            label={t('speed', { row: at + 1, unit })}
            inputMode="decimal"
            autoComplete="off"
            value={line.speed}
            onChange={({ target }) => setLine(at, { ...line, speed: target.value })}
          />
          <Field
            label={t('seconds', { row: at + 1 })}
            inputMode="decimal"
            autoComplete="off"
            value={line.seconds}
            onChange={({ target }) => setLine(at, { ...line, seconds: target.value })}
          />
        </ToolFields>
      ))}
      <Field
        label={t('top')}
        inputMode="decimal"
        autoComplete="off"
        value={top}
        onChange={({ target }) => setTop(target.value)}
      />
    </ToolPanel>
  );
}
