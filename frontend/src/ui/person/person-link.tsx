import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { personPath } from '../../lib/paths.ts';

/** A person's name, which leads to what they said; who closed the account has neither. */
export function PersonLink({ name }: { name: string | null }) {
  const { t } = useTranslation('story');
  return name === null ? <span>{t('formerPlayer')}</span> : <Link to={personPath(name)}>{name}</Link>;
}
