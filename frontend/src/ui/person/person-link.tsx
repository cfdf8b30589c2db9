import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { personPath } from '../../lib/paths.ts';
import { StaffMark } from './staff-mark.tsx';

/** A person's name, which leads to what they said, marked where they act for the site; who closed the account has neither. */
export function PersonLink({ name }: { name: string | null }) {
  const { t } = useTranslation('story');
  if (name === null) return <span>{t('formerPlayer')}</span>;
  return (
    <>
      <Link to={personPath(name)}>{name}</Link>
      <StaffMark name={name} />
    </>
  );
}
