import { useTranslation } from 'react-i18next';
import { useStaffNames } from '../../lib/use-staff-names.ts';
import styles from './person.module.css';

/** Next to the name of staff. It is a drawing, so that no letters of a name can imitate it. */
export function StaffMark({ name }: { name: string | null | undefined }) {
  const { t } = useTranslation('story');
  const staff = useStaffNames();
  return typeof name === 'string' && staff.has(name) ? <span className={styles['staff']}>{t('staff')}</span> : null;
}
