import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decks } from '#contracts';
import { asProblem } from '../../lib/api/problem-error.ts';
import { send } from '../../lib/api/send.ts';
import { pages } from '../../lib/paths.ts';
import { showSnack } from '../../ui/snack/snacks.ts';

export function useShortLink() {
  const { t } = useTranslation('problems');
  const [busy, setBusy] = useState(false);
  const shorten = async (link: string): Promise<string | undefined> => {
    setBusy(true);
    try {
      const { code } = await send(decks.shorten, { body: { query: new URL(link).search } });
      return `${location.origin}${pages.decks}?s=${code}`;
    } catch (thrown) {
      const { code, facts } = asProblem(thrown);
      showSnack({ kind: 'error', text: t(code, facts) });
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { shorten, busy };
}
