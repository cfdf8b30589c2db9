import { useTranslation } from 'react-i18next';
import { SettingGroup } from '../../ui/settings/setting-group.tsx';
import { CountingSwitch } from './counting-switch.tsx';
import styles from './counting-group.module.css';

export function CountingGroup() {
  const { t } = useTranslation('garage');
  return (
    <SettingGroup title={t('title')}>
      <div className={styles['inGroup']}>
        <CountingSwitch />
      </div>
    </SettingGroup>
  );
}
