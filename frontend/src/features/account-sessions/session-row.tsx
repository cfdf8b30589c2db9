import { useTranslation } from 'react-i18next';
import { account } from '#contracts';
import type { AccountSession } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { accountChanged } from '../../lib/session/use-account.ts';
import { Button } from '../../ui/button/button.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { SettingRow } from '../../ui/settings/setting-group.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { deviceName } from './device-name.ts';

type SessionRowProps = { session: AccountSession; current?: boolean };

export function SessionRow({ session, current = false }: SessionRowProps) {
  const { t, i18n } = useTranslation('account');
  const { busy, problem, run } = useAction(async () => {
    await sendAuthenticated(account.endSession, { body: { id: session.id } });
    await accountChanged();
    showSnack({ kind: 'success', text: t('sessions.ended') });
  });
  const known = deviceName(session.userAgent ?? '');
  const device = known ? t('sessions.device', known) : t('sessions.unknown');
  const since = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const facts = [
    ...(current ? [t('sessions.current')] : []),
    t('sessions.seen', { date: since.format(new Date(session.createdAt)) }),
    ...(session.ipAddress ? [t('sessions.from', { address: session.ipAddress })] : []),
    ...(session.secondFactor ? [t('sessions.withFactor')] : []),
  ];
  return (
    <SettingRow label={device} note={facts.join(' · ')}>
      {problem ? <Refusal problem={problem} /> : null}
      {current ? null : (
        <Button busy={busy} aria-label={t('sessions.endLabel', { device })} onClick={() => run()}>
          {t('sessions.end')}
        </Button>
      )}
    </SettingRow>
  );
}
