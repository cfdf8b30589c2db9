import { useTranslation } from 'react-i18next';
import { FieldFault } from '../../ui/field/field-fault.tsx';
import { Field } from '../../ui/field/field.tsx';
import { ToolFields } from '../../ui/tool/tool-parts.tsx';
import { CarsField } from '../timeline/cars-field.tsx';
import type { EventCars } from './event-cars.ts';
import styles from './event-fields.module.css';
import { prizesOfReward, type RewardValues } from './event-values.ts';
import { Remove } from './set-parts.tsx';

type RewardFieldsProps = {
  value: RewardValues;
  error: string | undefined;
  cars: EventCars;
  onChange: (value: RewardValues) => void;
  onRemove: () => void;
};

export function RewardFields({ value, error, cars, onChange, onRemove }: RewardFieldsProps) {
  const { t } = useTranslation('events');
  const labels = {
    from: t('staff.rankFrom'),
    to: t('staff.rankTo'),
    ...Object.fromEntries(prizesOfReward.map((prize) => [prize, t(`prizes.${prize}`)])),
  } as Record<Exclude<keyof RewardValues, 'carIds'>, string>;
  return (
    <div className={styles['reward']} role="group" aria-label={t('rank', { rank: value.from })}>
      <ToolFields>
        {(['from', 'to', ...prizesOfReward] as const).map((name) => (
          <Field
            key={name}
            label={labels[name]}
            inputMode="numeric"
            autoComplete="off"
            value={value[name]}
            onChange={({ target }) => onChange({ ...value, [name]: target.value })}
          />
        ))}
      </ToolFields>
      <CarsField
        value={value.carIds}
        error={undefined}
        cars={cars}
        onChange={(carIds) => onChange({ ...value, carIds: [...carIds] })}
      />
      <FieldFault text={error} />
      <span>
        <Remove onRemove={onRemove} />
      </span>
    </div>
  );
}
