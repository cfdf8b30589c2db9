import { useTranslation } from 'react-i18next';
import type { EventPlan } from '#contracts';
import { useMyEventPlan } from '../../lib/session/use-account.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { SettingGroup } from '../../ui/settings/setting-group.tsx';
import { ChosenList } from './chosen-list.tsx';
import styles from './event-plans.module.css';
import { MyCalendar } from './my-calendar.tsx';
import { ReminderFields } from './reminder-fields.tsx';

export function RemindersGroup({ confirmed }: { confirmed: boolean }) {
  const { t } = useTranslation('eventplan');
  return (
    <SettingGroup title={t('title')}>
      <div className={styles['inGroup']}>
        <QueryBoundary of={useMyEventPlan()} skeleton={<Skeleton rows={3} />}>
          {(plan) => <PlanParts plan={plan} confirmed={confirmed} />}
        </QueryBoundary>
      </div>
    </SettingGroup>
  );
}

export function PlanParts({ plan, confirmed }: { plan: EventPlan; confirmed: boolean }) {
  const { t } = useTranslation('eventplan');
  return (
    <div className={styles['parts']}>
      <ReminderFields plan={plan} confirmed={confirmed} />
      <ChosenList plan={plan} />
      <section aria-label={t('calendar.title')} className={styles['fields']}>
        <h3>{t('calendar.title')}</h3>
        <MyCalendar plan={plan} />
      </section>
    </div>
  );
}
