import { useTranslation } from 'react-i18next';
import { ACCELERATION_POINTS_MAX, LEAST_TOP_SPEED_FOR_MRA_MPH } from '#racing';
import type { AccelerationEstimate, AccelerationFigure } from '#racing';
import { FieldFault } from '../../ui/field/field-fault.tsx';
import { ToolFigures, ToolPanel } from '../../ui/tool/tool-parts.tsx';
import { AccelerationCurve } from './acceleration-curve.tsx';
import type { Measured } from './use-measured.ts';

/** Above this the points are unlikely to be of one car. */
const WORST_MISS = 0.1;

export function EstimatePanel({ measured: { estimated } }: { measured: Measured }) {
  const { t } = useTranslation('accel');
  return (
    <ToolPanel title={t('result')}>
      {estimated.ok ? (
        <Estimate of={estimated.value} />
      ) : (
        <FieldFault text={t(`faults.${estimated.code}`, { most: ACCELERATION_POINTS_MAX })} />
      )}
    </ToolPanel>
  );
}

function Estimate({ of }: { of: AccelerationEstimate }) {
  const { t } = useTranslation('accel');
  const { seconds0to60, seconds0to100, mra, worstMiss, curve } = of;
  const sure = ({ value, low, high }: AccelerationFigure) =>
    low === value && high === value ? t('measured') : t('between', { low: low.toFixed(2), high: high.toFixed(2) });
  const figure = (label: string, found: AccelerationFigure | undefined) => ({
    label,
    value: found ? found.value.toFixed(2) : '–',
    note: found ? sure(found) : t('never'),
  });
  return (
    <>
      <ToolFigures
        figures={[figure('0-60 mph', seconds0to60), figure('0-100 mph', seconds0to100), figure('MRA', mra)]}
      />
      {mra ? null : <p>{t('noMra', { mph: LEAST_TOP_SPEED_FOR_MRA_MPH })}</p>}
      {worstMiss > WORST_MISS ? <p>{t('miss')}</p> : null}
      <AccelerationCurve curve={curve} />
    </>
  );
}
