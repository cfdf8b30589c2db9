import { useTranslation } from 'react-i18next';
import { useChatLink } from '../../lib/session/chat-link.ts';
import { Button } from '../../ui/button/button.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { SettingGroup, SettingRow } from '../../ui/settings/setting-group.tsx';
import { ChatRow } from './chat-row.tsx';

/** The chat account of who is signed in; until it is known, that it is asked for or why it cannot be. */
export function ChatGroup() {
  const { t } = useTranslation(['account', 'common']);
  const { link, problem, retry } = useChatLink();
  return (
    <SettingGroup title={t('chat.title')}>
      {problem ? (
        <SettingRow label={<Refusal problem={problem} />}>
          <Button onClick={retry}>{t('common:retry')}</Button>
        </SettingRow>
      ) : null}
      {!link && !problem ? <SettingRow label={<span aria-busy="true">{t('common:loading')}</span>} /> : null}
      {link ? <ChatRow link={link} /> : null}
    </SettingGroup>
  );
}
