import { useTranslation } from 'react-i18next';
import { groups } from '#contracts';
import type { Group, GroupFault } from '#contracts';
import { asProblem } from '../../lib/api/problem-error.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { showSnack } from '../../ui/snack/snacks.ts';

const UNDO_SECONDS = 10;

export function useGroupMutations({ groupId, name }: Pick<Group, 'groupId' | 'name'>) {
  const { t } = useTranslation(['community', 'problems', 'common']);
  const of = { params: { id: groupId } };
  const acted = (doing: Promise<unknown>, text: string, undo?: () => void) =>
    void doing
      .then(() =>
        showSnack({
          kind: 'success',
          text,
          ...(undo && { seconds: UNDO_SECONDS, action: { label: t('common:undo'), run: undo } }),
        }),
      )
      .catch((thrown: unknown) => {
        const { code, facts } = asProblem(thrown);
        showSnack({ kind: 'error', text: t(`problems:${code}`, facts) });
      });
  const openAgain = () => acted(sendAuthenticated(groups.openAgain, of), t('community:sent', { name }));
  return {
    report: (fault: GroupFault) =>
      acted(sendAuthenticated(groups.report, { ...of, body: { fault } }), t('community:reported', { name })),
    close: () => acted(sendAuthenticated(groups.close, of), t('community:closed', { name }), openAgain),
    openAgain,
    keep: () => acted(sendAuthenticated(groups.withdrawOffer, of), t('community:kept', { name })),
    take: () => acted(sendAuthenticated(groups.take, of), t('community:taken', { name })),
    refuse: () => acted(sendAuthenticated(groups.refuse, of), t('community:refused', { name })),
  };
}
