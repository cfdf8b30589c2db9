import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plannedEventAttributes, plannedEventReasons, plannedEvents } from '#contracts';
import type { PlannedEventAttributes, PlannedEventForStaff } from '#contracts';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { useGarageDriving } from '../../features/garage/use-garage-driving.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { Button } from '../../ui/button/button.tsx';
import { browserZone } from '../../ui/field/moment.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { type ChosenReason, ReasonFields, reasonBody } from '../../ui/form/reason-fields.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { ToolPanel, ToolRow } from '../../ui/tool/tool-parts.tsx';
import type { EventCars } from './event-cars.ts';
import { changedFields, EventDifferences } from './event-differences.tsx';
import { EventFields } from './event-fields.tsx';
import { EventHead } from './event-head.tsx';
import { bodyOf, emptyEvent, type EventValues, valuesOf } from './event-values.ts';
import { Prizes } from './prizes.tsx';

type Reason = ChosenReason<(typeof plannedEventReasons)[number]>;

export function NewEvent({ onMade, onCancel }: { onMade: (id: string) => void; onCancel: () => void }) {
  const { t } = useTranslation(['events', 'staffcars', 'common']);
  const cars = useCars();
  const make = async (facts: PlannedEventAttributes) => {
    const { id } = await sendAuthenticated(plannedEvents.make, { body: { facts } });
    showSnack({ kind: 'success', text: `${facts.name}: ${t('events:staff.made')}` });
    onMade(id);
  };
  const form = useEventForm(emptyEvent(browserZone()), make, 'event:new');
  return (
    <ToolPanel title={t('events:staff.newEvent')}>
      <FormFrame
        label={t('events:staff.newEvent')}
        form={form}
        act={t('staffcars:act.save')}
        foot={
          <Button variant="ghost" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
        }
      >
        <EventFields form={form} cars={cars} />
        <Preview values={form.values} cars={cars} />
      </FormFrame>
    </ToolPanel>
  );
}

/** Corrects an event: shows what changes, and keeps the typed text while others change the event. */
export function CorrectEvent({ of: { event } }: { of: PlannedEventForStaff }) {
  const { t } = useTranslation(['events', 'staffcars', 'common']);
  const cars = useCars();
  const [begun, setBegun] = useState(event.facts);
  const [reason, setReason] = useState<Reason>({ code: 'correction', text: '' });
  const send = (changes: PlannedEventAttributes, why: { code: NonNullable<Reason['code']>; text?: string }) =>
    sendAuthenticated(plannedEvents.correct, { params: { id: event.eventId }, body: { changes, reason: why } });
  const form = useEventForm(valuesOf(event.facts), async (facts) => {
    const { code = 'correction', ...text } = reasonBody(reason);
    const before = event.facts;
    await send(facts, { code, ...text });
    setBegun(facts);
    const undo = { label: t('common:undo'), run: () => void send(before, { code: 'undo' }) };
    showSnack({ kind: 'success', text: `${facts.name}: ${t('events:staff.corrected')}`, action: undo });
  });
  const typed = plannedEventAttributes.safeParse(bodyOf(form.values));
  const hasNews = changedFields(begun, event.facts).length > 0;
  const takeNews = () => {
    form.fields.setValues(valuesOf(event.facts));
    setBegun(event.facts);
  };
  return (
    <ToolPanel title={t('events:staff.edit')}>
      {hasNews ? (
        <div role="status">
          <p>{t('events:staff.news')}</p>
          <Button onClick={takeNews}>{t('events:staff.takeNews')}</Button>
        </div>
      ) : null}
      <FormFrame label={t('events:staff.edit')} form={form} act={t('staffcars:act.save')}>
        <EventFields form={form} cars={cars} />
        <Preview values={form.values} cars={cars} />
        <h3>{t('staffcars:willChange')}</h3>
        {typed.success && changedFields(event.facts, typed.data).length > 0 ? (
          <EventDifferences before={event.facts} after={typed.data} />
        ) : (
          <p>{t('staffcars:noChange')}</p>
        )}
        <ReasonFields
          options={plannedEventReasons.map((value) => ({ value, text: t(`events:reasons.${value}`) }))}
          help={t('events:staff.reasonHelp')}
          value={reason}
          onChange={setReason}
        />
      </FormFrame>
    </ToolPanel>
  );
}

function useEventForm(initial: EventValues, submit: (facts: PlannedEventAttributes) => Promise<void>, draft?: string) {
  const { t } = useTranslation('events');
  return useForm<EventValues, PlannedEventAttributes>({
    initial,
    body: bodyOf,
    contract: plannedEventAttributes,
    check: ({ startsAt, endsAt }) =>
      startsAt !== null && endsAt !== null && endsAt <= startsAt ? { endsAt: t('staff.endsFirst') } : {},
    beside: { 'planned-event-exists': 'name' },
    submit,
    ...(draft !== undefined && { draft }),
  });
}

const useCars = (): EventCars => {
  const { cars } = useCatalogue();
  return useMemo(() => new Map(cars.map((car) => [car.id, car])), [cars]);
};

function Preview({ values, cars }: { values: EventValues; cars: EventCars }) {
  const { t } = useTranslation('events');
  const [isShown, setShown] = useState(false);
  const garage = useGarageDriving(false);
  const read = plannedEventAttributes.safeParse(bodyOf(values));
  const event = read.success && ({ eventId: '', status: 'draft', neededTier: null, facts: read.data } as const);
  return (
    <>
      <ToolRow>
        <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t('staff.preview')}
        </Button>
      </ToolRow>
      {isShown ? (
        event ? (
          <>
            <EventHead event={event} cars={cars} garage={garage} />
            <Prizes event={event} cars={cars} />
          </>
        ) : (
          <p role="status">{t('staff.noPreview')}</p>
        )
      ) : null}
    </>
  );
}
