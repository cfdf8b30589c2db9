import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showSnack } from '../snack/snacks.ts';

/** The state of a question: the typed text, and whether it is being sent. */
export type Held = { typed: string; busy: boolean };

/**
 * Reports that an open question closed because its subject is gone, for example when another user has decided on the
 * row of a list, and gives the typed text back. The question reports its state through the returned function.
 */
export function useGoneNotice(opened: boolean): (held: Held) => void {
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
      // What React mounts twice in development is back by then.
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
