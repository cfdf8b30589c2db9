import { useTranslation } from 'react-i18next';
import { recaps } from '#contracts';
import type { RecapCard } from '#contracts';
import { asProblem } from '../../lib/api/problem-error.ts';
import { copyText } from '../../lib/copy-text.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { showSnack } from '../../ui/snack/snacks.ts';

export const sharedRecapAddress = (key: string): string => `${location.origin}/recap/shared/${key}`;

export function useRecapMutations(changed: () => void) {
  const { t } = useTranslation(['recap', 'problems', 'stuff']);
  const act = async (doing: Promise<unknown>, text?: string) => {
    try {
      await doing;
      changed();
      if (text !== undefined) showSnack({ kind: 'success', text });
    } catch (thrown: unknown) {
      const { code, facts } = asProblem(thrown);
      showSnack({ kind: 'error', text: t(`problems:${code}`, facts) });
    }
  };
  return {
    stateZone: (timeZone: string) => act(sendAuthenticated(recaps.zone, { body: { timeZone } })),
    choose: (kept: boolean, named: boolean) => act(sendAuthenticated(recaps.choose, { body: { kept, named } })),
    share: (period: string, cards: readonly RecapCard[]) =>
      act(sendAuthenticated(recaps.share, { body: { period, cards: [...cards] } }), t('recap:linkMade')),
    revoke: (key: string) => act(sendAuthenticated(recaps.revoke, { params: { key } }), t('recap:linkTaken')),
    copy: (key: string) =>
      copyText(sharedRecapAddress(key), { copied: t('stuff:copied'), refused: t('stuff:notCopied') }),
  };
}
export type RecapMutations = ReturnType<typeof useRecapMutations>;
