import { useTranslation } from 'react-i18next';
import { type Car, type RewardKind, rewardKinds } from '#contracts';
import styles from '../../features/challenges/challenges.module.css';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { Field } from '../../ui/field/field.tsx';
import { FieldFault } from '../../ui/field/field-fault.tsx';
import { CloseIcon } from '../../ui/icons.ts';
import { CarsField } from '../timeline/cars-field.tsx';

export type RewardValues = { kind: RewardKind; amount: string; carId?: string | undefined };
export const emptyReward: RewardValues = { kind: 'gold', amount: '' };

type RewardFieldsProps = {
  /** From 1. */
  number: number;
  value: RewardValues;
  error: string | undefined;
  cars: ReadonlyMap<string, Car>;
  onChange: (value: RewardValues) => void;
  onRemove: () => void;
};

export function RewardFields({ number, value, error, cars, onChange, onRemove }: RewardFieldsProps) {
  const { t } = useTranslation('challenges');
  const { kind, amount, carId } = value;
  const put = (next: RewardKind) => onChange(next === 'car' ? { kind: next, amount: '1' } : { kind: next, amount });
  return (
    <div className={styles['reward']} role="group" aria-label={t('reward', { number })}>
      <ChoiceField
        label={t('kind')}
        options={rewardKinds.map((one) => ({ value: one, text: t(`rewardKinds.${one}`) }))}
        value={kind}
        onChange={put}
      />
      {kind === 'car' ? (
        <CarsField
          value={carId === undefined ? [] : [carId]}
          error={undefined}
          cars={cars}
          onChange={(chosen) => onChange({ kind, amount, carId: chosen.at(-1) })}
        />
      ) : (
        <Field
          label={t('amount')}
          inputMode="numeric"
          autoComplete="off"
          value={amount}
          onChange={({ target }) => onChange({ kind, amount: target.value })}
        />
      )}
      <FieldFault text={error} />
      <IconButton label={t('removeReward', { number })} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
