import { useTranslation } from 'react-i18next';
import { SettingGroup } from '../../ui/settings/setting-group.tsx';
import { CountingSwitch } from './counting-switch.tsx';
import styles from './counting-group.module.css';

/** Among the settings of an account: whether one's garage is counted. */
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
