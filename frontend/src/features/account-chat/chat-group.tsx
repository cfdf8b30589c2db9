import { useTranslation } from 'react-i18next';
import { useChatLink } from '../../lib/session/use-account.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { SettingGroup } from '../../ui/settings/setting-group.tsx';
import { ChatRow } from './chat-row.tsx';

export function ChatGroup() {
  const { t } = useTranslation('account');
  return (
    <SettingGroup title={t('chat.title')}>
      <QueryBoundary of={useChatLink()} layout="rows" skeleton={<Skeleton rows={1} />}>
        {(link) => <ChatRow link={link} />}
      </QueryBoundary>
    </SettingGroup>
  );
}
