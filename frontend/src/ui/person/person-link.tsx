import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { personPath } from '../../lib/paths.ts';
import { StaffMark } from './staff-mark.tsx';

/** Submissions of an import belong to its job, not to a user. */
const isOfFile = (userId: string | undefined) => userId?.startsWith('job:') ?? false;

/** A user's name with a link to their submissions, and the mark of staff; a closed account has neither. */
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
