import { useState } from 'react';
import { useUnsaved } from '../../lib/navigation/unsaved.ts';
import { LeaveQuestion } from '../leave/leave-question.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import type { DialogFrameProps } from './dialog-frame.tsx';
import { DialogHold } from './dialog-hold.ts';
import type { Hold } from './dialog-hold.ts';

type DialogProps = Omit<DialogFrameProps, 'closable' | 'below'>;

/**
 * A dialog: title left, close right; Escape, backdrop and Back close it. Its content may hold it: then closing asks
 * first, or only the content's own button closes, and leaving the page asks as well.
 */
export function Dialog({ opened, onClose, ...rest }: DialogProps) {
  const [hold, setHold] = useState<Hold>();
  const [asking, setAsking] = useState(false);
  useUnsaved(opened && hold !== undefined);
  if (asking && !opened) setAsking(false);
  const close = () => {
    if (hold === undefined) onClose();
    else if (hold === 'asks') setAsking(true);
  };
  return (
    <DialogHold value={setHold}>
      <DialogFrame {...rest} opened={opened} onClose={close} closable={hold !== 'stays'} below={asking} />
      {asking ? <LeaveQuestion onLeave={onClose} onStay={() => setAsking(false)} /> : null}
    </DialogHold>
  );
}
