import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HistoryKindWord } from '#contracts';
import { historyPath } from '../../lib/history-path.ts';
import { VersionsIcon } from '../icons.ts';
import button from '../button/button.module.css';

type HistoryLinkProps = { kind: HistoryKindWord; itemId: string; name?: string; small?: boolean };

/** Leads to all that happened to an item; `name` tells several of them apart for those who hear it. */
export function HistoryLink({ kind, itemId, name, small = false }: HistoryLinkProps) {
  const { t } = useTranslation('history');
  return (
    <Link
      className={button['button']}
      data-look="ghost"
      data-size={small ? 'small' : 'normal'}
      to={historyPath(kind, itemId)}
      aria-label={name === undefined ? undefined : `${t('title')}: ${name}`}
    >
      <VersionsIcon aria-hidden="true" />
      {t('title')}
    </Link>
  );
}
