import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HistoryKindCode } from '#contracts';
import { historyPath } from '../../lib/history-path.ts';
import { VersionsIcon } from '../icons.ts';
import button from '../button/button.module.css';

type HistoryLinkProps = { kind: HistoryKindCode; itemId: string; name?: string; small?: boolean };

/** A link to the history of an item; `name` distinguishes several of them for screen readers. */
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
