import { useEffect } from 'react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useGoTo } from '../../lib/navigation/go-to.ts';
import { isActive } from './menu-entries.ts';
import type { TopEntry } from './menu-entries.ts';
import { useFitting } from './use-fitting.ts';
import styles from './top-menu.module.css';

/** Entries whose news this device has not seen yet; opening one ends its marker. */
function useUnseen(entries: readonly TopEntry[], pathname: string): ReadonlySet<string> {
  const active = entries.find((entry) => isActive(entry, pathname));
  useEffect(() => {
    if (active?.seen !== undefined) localStorage.setItem(active.seen, 'true');
  }, [active]);
  const isNew = ({ seen }: TopEntry) => seen !== undefined && localStorage.getItem(seen) === null;
  const unseen = new Set<string>(entries.filter((entry) => entry !== active && isNew(entry)).map(({ name }) => name));
  return unseen;
}

type TopMenuProps = {
  entries: readonly TopEntry[];
  /** Nothing leaves the page while something is unsent. */
  blocked: boolean;
  /** Those that do not fit into the bar. */
  onHidden: (hidden: readonly TopEntry[]) => void;
};

export function TopMenu({ entries, blocked, onHidden }: TopMenuProps) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const goTo = useGoTo();
  const unseen = useUnseen(entries, pathname);
  const { bar, ruler, fitting } = useFitting(entries.length);
  useEffect(() => onHidden(entries.slice(fitting)), [entries, fitting, onHidden]);
  const follow = async (event: MouseEvent, path: string) => {
    if (blocked) return event.preventDefault();
    if (!goTo || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if ((await goTo(path)) === 'duplicated') document.getElementById('main')?.focus();
  };
  return (
    <nav ref={bar} className={styles['bar']} aria-label={t('main')}>
      {entries.slice(0, fitting).map((entry) => (
        <Link
          key={entry.name}
          to={entry.path}
          className={styles['entry']}
          aria-current={isActive(entry, pathname) ? 'page' : undefined}
          aria-disabled={blocked || undefined}
          onClick={(event) => void follow(event, entry.path)}
        >
          {t(`menu.${entry.name}`)}
          {unseen.has(entry.name) ? <em className={styles['new']}>{t('new')}</em> : null}
        </Link>
      ))}
      <span ref={ruler} className={styles['ruler']} aria-hidden="true">
        {entries.map((entry) => (
          <span key={entry.name} className={styles['entry']} data-text={t(`menu.${entry.name}`)}>
            {unseen.has(entry.name) ? <em className={styles['new']} data-text={t('new')} /> : null}
          </span>
        ))}
      </span>
    </nav>
  );
}
