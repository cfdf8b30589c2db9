import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The draft of a field that saves automatically: when it loses focus, when the page is hidden and when it unmounts, so
 * that nothing typed is lost and not every letter is sent.
 */
export function useSavedDraft(value: string, keep: (text: string) => void) {
  const [draft, setDraft] = useState<string>();
  const onBlur = () => {
    if (draft !== undefined && draft !== value) keep(draft);
    setDraft(undefined);
  };
  const take = useEffectEvent(onBlur);
  useEffect(() => {
    const hide = () => take();
    addEventListener('pagehide', hide);
    return () => {
      removeEventListener('pagehide', hide);
      take();
    };
  }, []);
  return { value: draft ?? value, onType: setDraft, onBlur };
}
