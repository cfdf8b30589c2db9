import { useTranslation } from 'react-i18next';
import type { ChatLinkState } from '#contracts';
import { ProblemError } from '../../lib/api/problem-error.ts';
import { OpenedByButton } from '../../ui/dialog/opened-by-button.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { SettingRow } from '../../ui/settings/setting-group.tsx';
import { LinkForm } from './link-form.tsx';
import { UnlinkButton } from './unlink-button.tsx';

function useStanding(link: ChatLinkState): string {
  const { t, i18n } = useTranslation('account');
  if (link.state === 'linked') return t('chat.linked', { name: link.name });
  if (link.state === 'failed') return t('chat.failed', { chatId: link.chatId });
  if (link.state === 'none') return t('chat.none');
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(new Date(link.expiresAt));
  return t('chat.sentTo', { chatId: link.chatId, time });
}

export function ChatRow({ link }: { link: ChatLinkState }) {
  const { t } = useTranslation('account');
  const linked = link.state === 'linked';
  const pending = link.state === 'pending';
  const act = pending ? t('chat.typeCode') : t('chat.link');
  return (
    <SettingRow
      label={useStanding(link)}
      note={link.state === 'failed' ? <Refusal problem={new ProblemError(link.cause)} /> : undefined}
    >
      <OpenedByButton act={act} title={act} hidden={linked}>
        {(close) => <LinkForm pending={pending} onDone={close} />}
      </OpenedByButton>
      {link.state === 'none' ? null : <UnlinkButton linked={linked} />}
    </SettingRow>
  );
}
