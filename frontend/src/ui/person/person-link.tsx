import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { personPath } from '../../lib/paths.ts';
import { StaffMark } from './staff-mark.tsx';

/** What an import said is put down to its job, and to no person. */
const isOfFile = (userId: string | undefined) => userId?.startsWith('job:') ?? false;

/** A person's name, which leads to what they said, marked where they act for the site; who closed the account has neither. */
export function PersonLink({ name, userId }: { name: string | null; userId?: string }) {
  const { t } = useTranslation('story');
  if (name === null) return <span>{t(isOfFile(userId) ? 'sources.import' : 'formerPlayer')}</span>;
  return (
    <>
      <Link to={personPath(name)}>{name}</Link>
      <StaffMark name={name} />
    </>
  );
}
