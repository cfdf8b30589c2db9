import { useTranslation } from 'react-i18next';
import { account } from '#contracts';
import { useAct } from '../../lib/form/use-act.ts';
import { sendSignedIn } from '../../lib/session/send-signed-in.ts';
import { accountChanged, useCurrentSessionId, useOwnSessions } from '../../lib/session/use-account.ts';
import { Button } from '../../ui/button/button.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { SettingGroup, SettingRow } from '../../ui/settings/setting-group.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { EndEverywhere } from './end-everywhere.tsx';
import { SessionRow } from './session-row.tsx';

/** Where one is signed in, this device first; each can be ended, and all at once. */
export function SessionsGroup() {
  const { t } = useTranslation(['account', 'common']);
  const { items, problem, retry } = useOwnSessions();
  const current = useCurrentSessionId();
  const others = useAct(async () => {
    await sendSignedIn(account.endOtherSessions, { body: {} });
    await accountChanged();
    showSnack({ kind: 'success', text: t('sessions.endedOthers') });
  });
  const newestFirst = items?.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)) ?? [];
  const own = newestFirst.filter(({ id }) => id === current);
  const rest = newestFirst.filter(({ id }) => id !== current);
  return (
    <SettingGroup title={t('sessions.title')}>
      {!items && !problem ? <SettingRow label={<span aria-busy="true">{t('common:loading')}</span>} /> : null}
      {problem ? (
        <SettingRow label={<Refusal problem={problem} />}>
          <Button onClick={retry}>{t('common:retry')}</Button>
        </SettingRow>
      ) : null}
      {own.map((session) => (
        <SessionRow key={session.id} session={session} current />
      ))}
      {rest.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
      <SettingRow label={t('sessions.endEverywhere')} note={t('sessions.endEverywhereHelp')}>
        <Refusal problem={others.problem} />
        {rest.length > 0 ? (
          <Button busy={others.busy} onClick={() => others.run()}>
            {t('sessions.endOthers')}
          </Button>
        ) : null}
        <EndEverywhere />
      </SettingRow>
    </SettingGroup>
  );
}
