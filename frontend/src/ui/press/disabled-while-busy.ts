import type { MouseEvent } from 'react';

/**
 * A button that is disabled for now, visually and for screen readers, but keeps the focus: `disabled` would remove it,
 * and with it the reason. A submit button in this state does not send its form by Enter either.
 */
export function disabledWhileBusy(off: boolean, onClick?: (event: MouseEvent<HTMLButtonElement>) => void) {
  return {
    'aria-disabled': off || undefined,
    onClick: off ? (event: MouseEvent) => event.preventDefault() : onClick,
  };
}
