import { useTranslation } from 'react-i18next';
import type { ChatLinkState } from '#contracts';
import { useChatLink } from '../../lib/session/chat-link.ts';
import { Button } from '../../ui/button/button.tsx';
import { OpenedByButton } from '../../ui/dialog/opened-by-button.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { SettingGroup, SettingRow } from '../../ui/settings/setting-group.tsx';
import { LinkForm } from './link-form.tsx';
import { UnlinkButton } from './unlink-button.tsx';

function useNote(link: ChatLinkState | undefined): string | undefined {
  const { t } = useTranslation(['account', 'problems', 'common']);
  if (link === undefined) return t('common:loading');
  if (link.state === 'linked') return t('chat.linked', { name: link.name });
  if (link.state === 'pending') return `${link.chatId}: ${t('chat.codeHelp')}`;
  return link.state === 'failed' ? `${link.chatId}: ${t(`problems:${link.cause}`)}` : t('chat.none');
}

/** The chat account: linked, under way, failed with the cause, or none. */
export function ChatGroup() {
  const { t } = useTranslation(['account', 'common']);
  const { link, problem, retry } = useChatLink();
  const note = useNote(link);
  const linked = link?.state === 'linked';
  return (
    <SettingGroup title={t('chat.title')}>
      <SettingRow label={t('chat.title')} note={problem ? <Refusal problem={problem} /> : note}>
        {problem ? <Button onClick={retry}>{t('common:retry')}</Button> : null}
        {link ? (
          <OpenedByButton act={t('chat.link')} title={t('chat.link')} hidden={linked}>
            {(close) => <LinkForm pending={link.state === 'pending'} onDone={close} />}
          </OpenedByButton>
        ) : null}
        {linked ? <UnlinkButton /> : null}
      </SettingRow>
    </SettingGroup>
  );
}
