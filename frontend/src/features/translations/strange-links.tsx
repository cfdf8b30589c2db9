import { useTranslation } from 'react-i18next';
import { FailedIcon } from '../../ui/icons.ts';
import styles from './translations.module.css';

export function StrangeLinks({ links }: { links: readonly string[] }) {
  const { t } = useTranslation('translate');
  return links.length === 0 ? null : (
    <div className={styles['faults']}>
      {links.map((what) => (
        <p key={what} data-stops>
          <FailedIcon aria-hidden="true" />
          {t('fault.link', { what })}
        </p>
      ))}
    </div>
  );
}
