import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { plannedEventKinds } from '#contracts';
import type { EventPlan } from '#contracts';
import { eventPath } from '../../lib/event-paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { Labelled } from '../../ui/field/choice-field.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { RemoveIcon } from '../../ui/icons.ts';
import styles from './event-plans.module.css';
import { useEventPlanMutations } from './use-event-plan-mutations.ts';

export function ChosenList({ plan: { kinds, events } }: { plan: EventPlan }) {
  const { t, i18n } = useTranslation(['eventplan', 'events']);
  const { busy, problem, choose, forget } = useEventPlanMutations();
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className={styles['fields']}>
      <Labelled label={t('eventplan:kinds')}>
        <ChipGroup
          label={t('eventplan:kinds')}
          options={plannedEventKinds.map((value) => ({ value, text: t(`events:kinds.${value}`) }))}
          chosen={kinds}
          onChange={(chosen, kind) => choose({ kind }, chosen.includes(kind) ? true : null)}
        />
      </Labelled>
      {events.length === 0 ? (
        <p className={styles['quiet']}>{t('eventplan:none')}</p>
      ) : (
        <ul className={styles['chosen']} aria-label={t('eventplan:chosen')}>
          {events.map((event) => (
            <li key={event.eventId}>
              <span>
                <Link to={eventPath(event.eventId)}>{event.name}</Link>
                <small>{event.isWanted ? moment.format(Date.parse(event.startsAt)) : t('eventplan:leftOut')}</small>
              </span>
              <Button
                variant="ghost"
                busy={busy}
                icon={<RemoveIcon aria-hidden="true" />}
                aria-label={t('eventplan:remove', { name: event.name })}
                onClick={() => forget(event)}
              />
            </li>
          ))}
        </ul>
      )}
      <Refusal problem={problem} />
    </div>
  );
}
