import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventPlan } from '#contracts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { CalendarIcon } from '../../ui/icons.ts';
import { CopyButton, ToolRow } from '../../ui/tool/tool-parts.tsx';
import styles from './event-plans.module.css';
import { useEventPlanMutations } from './use-event-plan-mutations.ts';

export function MyCalendar({ plan: { calendar } }: { plan: EventPlan }) {
  const { t } = useTranslation(['eventplan', 'events', 'stuff']);
  const { busy, problem, openCalendar, closeCalendar } = useEventPlanMutations();
  const [asked, setAsked] = useState<'renew' | 'revoke'>();
  const address = calendar === null ? undefined : `${location.origin}${calendar}`;
  const confirmed = () => {
    (asked === 'renew' ? openCalendar : closeCalendar)();
    setAsked(undefined);
  };
  return (
    <div className={styles['fields']}>
      <p className={styles['quiet']}>{t('eventplan:calendar.help')}</p>
      {address === undefined ? (
        <ToolRow>
          <Button icon={<CalendarIcon aria-hidden="true" />} busy={busy} onClick={openCalendar}>
            {t('eventplan:calendar.make')}
          </Button>
        </ToolRow>
      ) : (
        <>
          <code className={styles['address']} dir="ltr">
            {address}
          </code>
          <ToolRow>
            <CopyButton text={address} name={t('eventplan:calendar.title')} />
            <a href={address.replace(/^https?:/, 'webcal:')}>{t('events:addToCalendar')}</a>
            <Button busy={busy} onClick={() => setAsked('renew')}>
              {t('eventplan:calendar.renew')}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => setAsked('revoke')}>
              {t('eventplan:calendar.revoke')}
            </Button>
          </ToolRow>
        </>
      )}
      <Refusal problem={problem} />
      <ConfirmDialog
        title={t(asked === 'revoke' ? 'eventplan:calendar.revokeAsk' : 'eventplan:calendar.renewAsk')}
        opened={asked !== undefined}
        act={t(asked === 'revoke' ? 'eventplan:calendar.revoke' : 'eventplan:calendar.renew')}
        colour="red"
        onConfirm={confirmed}
        onClose={() => setAsked(undefined)}
      >
        <p>{t('eventplan:calendar.lost')}</p>
      </ConfirmDialog>
    </div>
  );
}
