import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { decks } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { useQuestion } from '../../lib/live-views/use-live-view.ts';
import { pages } from '../../lib/paths.ts';
import { Asked } from '../../ui/asked/asked.tsx';
import { Empty } from '../../ui/asked/empty.tsx';
import { LinkIcon } from '../../ui/icons.ts';

const isCode = (text: string): boolean => /^[0-9a-z]{8,26}$/.test(text);

export function ShortLink({ code }: { code: string }) {
  return isCode(code) ? <Linked code={code} /> : <Nowhere />;
}

function Linked({ code }: { code: string }) {
  const linked = useQuestion({
    key: ['deck-link', code],
    ask: () => ask(decks.ofLink, { params: { code } }),
  });
  return (
    <Asked of={linked}>
      {({ query }) => (query === null ? <Nowhere /> : <Navigate to={pages.compare + query} replace />)}
    </Asked>
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
