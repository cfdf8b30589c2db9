import type { MouseEvent } from 'react';

/**
 * A button that does nothing for now, for the eye and the ear, but keeps the focus: `disabled` would take it away, and
 * with it the reason. A submit button in this state does not send its form by Enter either.
 */
export function notWhile(off: boolean, onClick?: (event: MouseEvent<HTMLButtonElement>) => void) {
  return {
    'aria-disabled': off || undefined,
    onClick: off ? (event: MouseEvent) => event.preventDefault() : onClick,
  };
}
