import { useTranslation } from 'react-i18next';
import { FIRST_REMINDER, reminderLeads, reminderChannels } from '#contracts';
import type { EventPlan, ReminderSettings } from '#contracts';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import styles from './event-plans.module.css';
import { browserTimeZone, useEventPlanMutations } from './use-event-plan-mutations.ts';

type ReminderFieldsProps = { plan: EventPlan; confirmed: boolean };

/** Reminder channels, lead times and quiet hours; each change is saved immediately. */
export function ReminderFields({ plan, confirmed }: ReminderFieldsProps) {
  const { t, i18n } = useTranslation(['eventplan', 'problems']);
  const { problem, set } = useEventPlanMutations();
  const said: ReminderSettings = plan.settings ?? {
    ...FIRST_REMINDER,
    ways: [...FIRST_REMINDER.ways],
    timeZone: browserTimeZone(),
  };
  const change = (changes: Partial<ReminderSettings>) => set({ ...said, ...changes });
  return (
    <div className={styles['fields']}>
      {reminderChannels.map((way) => (
        <Switch
          key={way}
          label={t(`eventplan:ways.${way}`)}
          {...(way === 'mail' && !confirmed ? { help: t('problems:email-unconfirmed') } : {})}
          on={said.ways.includes(way)}
          onChange={(on) =>
            change({ ways: reminderChannels.filter((one) => (one === way ? on : said.ways.includes(one))) })
          }
        />
      ))}
      {said.ways.length === 0 ? (
        <p role="status">{t('eventplan:off')}</p>
      ) : (
        <>
          <ChoiceField
            label={t('eventplan:lead')}
            options={reminderLeads.map((minutes) => ({ value: minutes, text: leadText(minutes, i18n.language) }))}
            value={said.leadMinutes}
            onChange={(leadMinutes) => change({ leadMinutes })}
          />
          <Quiet said={said} change={change} />
        </>
      )}
      <Refusal problem={problem} />
    </div>
  );
}

const USUAL_NIGHT = { from: '22:00', to: '07:00' };
const quarters = Array.from({ length: 96 }, (_, at) => {
  const minute = at * 15;
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
});
const zones = (): readonly string[] => [...new Set(['UTC', browserTimeZone(), ...Intl.supportedValuesOf('timeZone')])];

type QuietProps = { said: ReminderSettings; change: (changes: Partial<ReminderSettings>) => void };

function Quiet({ said: { quiet, timeZone }, change }: QuietProps) {
  const { t } = useTranslation('eventplan');
  const clock = (end: 'from' | 'to') =>
    quiet === null ? null : (
      <PickField
        label={t(end === 'from' ? 'quietFrom' : 'quietTo')}
        options={quarters
          .filter((one) => one !== (end === 'from' ? quiet.to : quiet.from))
          .map((value) => ({ value, label: value }))}
        value={quiet[end]}
        onChange={(value) => value !== null && change({ quiet: { ...quiet, [end]: value } })}
      />
    );
  return (
    <>
      <Switch
        label={t('quiet')}
        help={t('quietHelp')}
        on={quiet !== null}
        onChange={(on) => change({ quiet: on ? USUAL_NIGHT : null })}
      />
      <div className={styles['clocks']}>
        {clock('from')}
        {clock('to')}
        <PickField
          label={t('zone')}
          options={[...new Set([timeZone, ...zones()])].map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          value={timeZone}
          onChange={(value) => value !== null && change({ timeZone: value })}
        />
      </div>
    </>
  );
}

const MINUTES = { day: 1_440, hour: 60, minute: 1 } as const;

/** "15 minutes", "3 hours", "1 day". */
function leadText(minutes: number, language: string): string {
  const unit = minutes % MINUTES.day === 0 ? 'day' : minutes % MINUTES.hour === 0 ? 'hour' : 'minute';
  const shown = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, shown).format(minutes / MINUTES[unit]);
}
