import { useTranslation } from 'react-i18next';
import { queue } from '#contracts';
import type { DecideItemBody, Endpoint, QueueItem, RequestOf } from '#contracts';
import { asProblem } from '../../lib/api/problem-error.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import type { ItemId } from './use-queue.ts';

type TakeOver = { code: 'away' | 'urgent' | 'agreed' | 'other'; text?: string };

/** The view shows the result. */
const send = async <Of extends Endpoint>(endpoint: Of, asked: RequestOf<Of>): Promise<void> => {
  await sendAuthenticated(endpoint, asked);
};

const paramsOf = ({ kind, itemId }: ItemId) => ({ params: { kind, itemId } });

/** Actions on an item of the queue. The caller shows the errors thrown. */
export function useQueueMutations(item: Pick<QueueItem, 'kind' | 'itemId' | 'subject'>) {
  const { t } = useTranslation(['queue', 'problems', 'common']);
  const of = paramsOf(item);
  const { name } = item.subject;
  const failed = (thrown: unknown) => {
    const { code, facts } = asProblem(thrown);
    showSnack({ kind: 'error', text: t(`problems:${code}`, facts) });
  };
  const reopen = () =>
    sendAuthenticated(queue.reopen, of).then(
      () => showSnack({ kind: 'info', text: t('queue:reopened', { name }) }),
      failed,
    );
  return {
    claim: (reason?: TakeOver) => send(queue.claim, { ...of, body: reason ? { reason } : {} }),
    letGo: () => send(queue.letGo, of),
    ask: (text: string) => send(queue.ask, { ...of, body: { text } }),
    answer: (text: string) => send(queue.answer, { ...of, body: { text } }),
    passOn: (to: 'moderator' | 'admin', text: string) =>
      send(queue.passOn, { ...of, body: { to, ...(text !== '' && { text }) } }),
    takeAlone: (text: string) => send(queue.takeAlone, { ...of, body: { text } }),
    decide: async (body: DecideItemBody) => {
      await send(queue.decide, { ...of, body });
      const undo = { label: t('common:undo'), run: () => void reopen() };
      showSnack({ kind: 'success', text: t(`queue:end.${body.outcome}`, { name }), action: undo });
    },
  };
}
