import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showSnack } from '../snack/snacks.ts';

/** What a question holds: words that were typed, and whether its answer is on its way. */
export type Held = { typed: string; busy: boolean };

/**
 * Says that an open question went with what it was about, as the row of a list goes when somebody else has decided on it, and
 * gives back the words that were typed. The question tells what it holds by what this gives.
 */
export function useSaidGone(opened: boolean): (held: Held) => void {
  const { t } = useTranslation('screen');
  const held = useRef<Held>({ typed: '', busy: false });
  const asks = useRef(opened);
  const mounted = useRef(false);
  useLayoutEffect(() => {
    asks.current = opened;
  }, [opened]);
  useEffect(() => {
    mounted.current = true;
    const page = location.pathname;
    return () => {
      mounted.current = false;
      // What React mounts twice while it is developed is back by then.
      queueMicrotask(() => {
        if (mounted.current || !asks.current || held.current.busy || page !== location.pathname) return;
        const { typed } = held.current;
        showSnack({ kind: 'error', text: typed === '' ? t('gone') : <Gone text={t('gone')} typed={typed} /> });
      });
    };
  }, [t]);
  return (next) => {
    held.current = next;
  };
}

const Gone = ({ text, typed }: { text: string; typed: string }) => (
  <>
    {text} <q>{typed}</q>
  </>
);
