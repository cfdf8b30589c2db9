import { useState } from 'react';
import { useUnsaved } from '../../lib/navigation/unsaved.ts';
import { LeaveDialog } from '../unsaved-changes/leave-dialog.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import type { DialogFrameProps } from './dialog-frame.tsx';
import { DialogLock } from './dialog-lock.ts';
import type { DialogLockKind } from './dialog-lock.ts';

type DialogProps = Omit<DialogFrameProps, 'closable' | 'below'>;

/**
 * A dialog: title left, close right; Escape, backdrop and Back close it. Its content may hold it: then closing asks
 * first, or only the content's own button closes, and leaving the page asks as well.
 */
export function Dialog({ opened, onClose, ...rest }: DialogProps) {
  const [hold, setHold] = useState<DialogLockKind>();
  const [open, setOpen] = useState(false);
  useUnsaved(opened && hold !== undefined);
  if (open && !opened) setOpen(false);
  const close = () => {
    if (hold === undefined) onClose();
    else if (hold === 'asks') setOpen(true);
  };
  return (
    <DialogLock value={setHold}>
      <DialogFrame {...rest} opened={opened} onClose={close} closable={hold !== 'stays'} below={open} />
      {open ? <LeaveDialog onLeave={onClose} onStay={() => setOpen(false)} /> : null}
    </DialogLock>
  );
}
