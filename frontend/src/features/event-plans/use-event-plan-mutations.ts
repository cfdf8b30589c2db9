import { useTranslation } from 'react-i18next';
import { eventPlans } from '#contracts';
import type { EventChoiceBody, ReminderSettings } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { eventPlanIs } from '../../lib/session/use-account.ts';
import { showSnack } from '../../ui/snack/snacks.ts';

export const browserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The user's changes to their event plan; each is saved immediately. */
export function useEventPlanMutations() {
  const { t } = useTranslation(['eventplan', 'common']);
  const { busy, problem, run } = useAction(async (change: () => Promise<void>) => change());
  const choose = async (choice: EventChoiceBody['choice'], isWanted: boolean | null) => {
    const body = { choice, isWanted, timeZone: browserTimeZone() };
    await eventPlanIs(await sendAuthenticated(eventPlans.choose, { body }));
  };
  return {
    busy,
    problem,
    set: (body: ReminderSettings) =>
      run(async () => void (await eventPlanIs(await sendAuthenticated(eventPlans.set, { body })))),
    choose: (choice: EventChoiceBody['choice'], isWanted: boolean | null) => run(() => choose(choice, isWanted)),
    forget: ({ eventId, name, isWanted }: { eventId: string; name: string; isWanted: boolean }) =>
      run(async () => {
        await choose({ event: eventId }, null);
        const undo = () => run(() => choose({ event: eventId }, isWanted));
        const text = t('eventplan:removed', { name });
        showSnack({ kind: 'success', text, action: { label: t('common:undo'), run: undo } });
      }),
    openCalendar: () =>
      run(async () => {
        await eventPlanIs(await sendAuthenticated(eventPlans.openCalendar, {}));
        showSnack({ kind: 'success', text: t('eventplan:calendar.made') });
      }),
    closeCalendar: () =>
      run(async () => {
        await eventPlanIs(await sendAuthenticated(eventPlans.closeCalendar, {}));
        showSnack({ kind: 'success', text: t('eventplan:calendar.revoked') });
      }),
  };
}
