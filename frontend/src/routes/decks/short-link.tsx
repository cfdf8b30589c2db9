import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { decks } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { useQuery } from '../../lib/live-views/use-live-view.ts';
import { pages } from '../../lib/paths.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { LinkIcon } from '../../ui/icons.ts';

const isCode = (text: string): boolean => /^[0-9a-z]{8,26}$/.test(text);

export function ShortLink({ code }: { code: string }) {
  return isCode(code) ? <Linked code={code} /> : <Nowhere />;
}

function Linked({ code }: { code: string }) {
  const linked = useQuery({
    key: ['deck-link', code],
    ask: () => queryApi(decks.ofLink, { params: { code } }),
  });
  return (
    <QueryBoundary of={linked}>
      {({ query }) => (query === null ? <Nowhere /> : <Navigate to={pages.compare + query} replace />)}
    </QueryBoundary>
  );
}

function Nowhere() {
  const { t } = useTranslation('decks');
  return (
    <Empty icon={<LinkIcon />} title={t('noSuchLink')} text={t('noSuchLinkHelp')}>
      <Link to={pages.compare}>{t('toGrid')}</Link>
    </Empty>
  );
}
