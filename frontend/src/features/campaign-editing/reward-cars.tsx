import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { AddIcon, CloseIcon, MoveUpIcon } from '../../ui/icons.ts';
import styles from './campaign-editing.module.css';

type RewardCarsProps = {
  cars: readonly { id: string; name: string }[];
  /** The chance of each; none while there are too few. */
  chances: readonly number[];
  error?: string | undefined;
  onAdd: () => void;
  onChange: (carIds: readonly string[]) => void;
};

const MAX_COUNT = 3;

/** Cars that a match can give as a reward, the likelier first: two, three, or none. */
export function RewardCars({ cars, chances, error, onAdd, onChange }: RewardCarsProps) {
  const { t, i18n } = useTranslation('campaign');
  const ids = cars.map(({ id }) => id);
  const without = (id: string) => ids.filter((one) => one !== id);
  const likelier = (at: number) =>
    onChange([...ids.slice(0, at - 1), ...ids.slice(at - 1, at + 1).toReversed(), ...ids.slice(at + 1)]);
  return (
    <fieldset className={styles['rewards']}>
      <legend>{t('cars')}</legend>
      <ol>
        {cars.map(({ id, name }, at) => (
          <li key={id}>
            <b>{name}</b>
            <span>{chances[at]?.toLocaleString(i18n.language, { style: 'percent' })}</span>
            {at === 0 ? null : (
              <IconButton label={t('likelier', { name })} size="small" onClick={() => likelier(at)}>
                <MoveUpIcon />
              </IconButton>
            )}
            <IconButton label={t('remove', { name })} size="small" onClick={() => onChange(without(id))}>
              <CloseIcon />
            </IconButton>
          </li>
        ))}
      </ol>
      <Button
        size="small"
        icon={<AddIcon aria-hidden="true" />}
        reason={ids.length >= MAX_COUNT ? t('carsHelp') : undefined}
        onClick={onAdd}
      >
        {t('addCar')}
      </Button>
      <small>{t('carsHelp')}</small>
      {error === undefined ? null : <span role="alert">{error}</span>}
    </fieldset>
  );
}
