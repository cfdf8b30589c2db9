import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pages } from '../../lib/paths.ts';
import styles from './about-links.module.css';
import { aboutPaths } from './about-paths.ts';

type AboutLinksProps = {
  /** The current page: it does not link to itself. */
  except?: string;
  onLeave?: () => void;
};

export function AboutLinks({ except, onLeave }: AboutLinksProps) {
  const { t } = useTranslation(['legal', 'shell', 'privacy', 'stuff', 'site']);
  const links = [
    { to: aboutPaths.about, text: t('shell:about.title') },
    { to: aboutPaths.contributors, text: t('stuff:tools.Contributors.name') },
    { to: aboutPaths.data, text: t('legal:data.title') },
    { to: pages.privacy, text: t('privacy:title') },
    { to: aboutPaths.terms, text: t('legal:titles.terms') },
    { to: aboutPaths.rules, text: t('legal:titles.rules') },
    { to: aboutPaths.status, text: t('site:title') },
  ];
  return (
    <nav aria-label={t('legal:more')} className={styles['links']}>
      {links
        .filter(({ to }) => to !== except)
        .map(({ to, text }) => (
          <Link key={to} to={to} onClick={onLeave}>
            {text}
          </Link>
        ))}
    </nav>
  );
}
