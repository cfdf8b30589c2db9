import { useTranslation } from 'react-i18next';
import type { EventPlan } from '#contracts';
import { useOwnEventPlan } from '../../lib/session/use-account.ts';
import { Asked } from '../../ui/asked/asked.tsx';
import { Skeleton } from '../../ui/asked/skeleton.tsx';
import { SettingGroup } from '../../ui/settings/setting-group.tsx';
import { ChosenList } from './chosen-list.tsx';
import styles from './event-plans.module.css';
import { OwnCalendar } from './own-calendar.tsx';
import { ReminderFields } from './reminder-fields.tsx';

export function RemindersGroup({ confirmed }: { confirmed: boolean }) {
  const { t } = useTranslation('eventplan');
  return (
    <SettingGroup title={t('title')}>
      <div className={styles['inGroup']}>
        <Asked of={useOwnEventPlan()} skeleton={<Skeleton rows={3} />}>
          {(plan) => <PlanParts plan={plan} confirmed={confirmed} />}
        </Asked>
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
        <OwnCalendar plan={plan} />
      </section>
    </div>
  );
}
