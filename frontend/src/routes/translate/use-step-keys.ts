import { useEffect, useEffectEvent } from 'react';

/** Alt with an arrow goes to the previous or next text, also while the user types. */
export function useStepKeys(go: (by: 1 | -1) => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (!event.altKey || event.ctrlKey || event.metaKey || by === 0) return;
    event.preventDefault();
    go(by);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
