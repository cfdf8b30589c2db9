import { useTranslation } from 'react-i18next';
import { account } from '#contracts';
import type { AccountSession } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { accountChanged, useCurrentSessionId, useMySessions } from '../../lib/session/use-account.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { SettingGroup, SettingRow } from '../../ui/settings/setting-group.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { EndEverywhere } from './end-everywhere.tsx';
import { SessionRow } from './session-row.tsx';

const thisDeviceFirst = (sessions: readonly AccountSession[], current: string | undefined): AccountSession[] =>
  sessions.toSorted(
    (a, b) => Number(b.id === current) - Number(a.id === current) || b.updatedAt.localeCompare(a.updatedAt),
  );

export function SessionsGroup() {
  const { t } = useTranslation('account');
  const sessions = useMySessions();
  const current = useCurrentSessionId();
  const others = useAction(async () => {
    await sendAuthenticated(account.endOtherSessions, { body: {} });
    await accountChanged();
    showSnack({ kind: 'success', text: t('sessions.endedOthers') });
  });
  const rest = sessions.value?.filter(({ id }) => id !== current) ?? [];
  return (
    <SettingGroup title={t('sessions.title')}>
      <QueryBoundary of={sessions} layout="rows" skeleton={<Skeleton rows={2} />}>
        {(items) =>
          thisDeviceFirst(items, current).map((item) => (
            <SessionRow key={item.id} session={item} current={item.id === current} />
          ))
        }
      </QueryBoundary>
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
