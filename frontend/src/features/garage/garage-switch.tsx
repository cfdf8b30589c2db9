import { useTranslation } from 'react-i18next';
import { Switch } from '../../ui/switch/switch.tsx';
import type { GarageDriving } from './use-garage-driving.ts';

type GarageSwitchProps = { garage: GarageDriving; on: boolean; onChange: (on: boolean) => void };

export function GarageSwitch({ garage, on, onChange }: GarageSwitchProps) {
  const { t } = useTranslation('garage');
  return garage.may ? <Switch label={t('justMine')} on={on} onChange={onChange} /> : null;
}
