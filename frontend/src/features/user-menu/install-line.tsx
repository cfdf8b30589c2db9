import { useTranslation } from 'react-i18next';
import type { InstallOffer } from '../../lib/install/install-offer.ts';
import { InstallIcon } from '../../ui/icons.ts';
import { MenuActionLine } from './menu-line.tsx';
import styles from './user-menu.module.css';

export function InstallLine({ offer }: { offer: InstallOffer }) {
  const { t } = useTranslation('shell');
  if (offer.way === 'none') return null;
  if (offer.way === 'ask') return <MenuActionLine icon={InstallIcon} text={t('user.install')} run={offer.ask} />;
  return (
    <p className={styles['line']} data-hint>
      <InstallIcon aria-hidden="true" />
      {t('user.installByHand')}
    </p>
  );
}
