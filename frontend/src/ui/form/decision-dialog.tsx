import { useState } from 'react';
import { asProblem } from '../../lib/api/problem-error.ts';
import { revalidateAll } from '../../lib/live-views/mounted-views.ts';
import type { AsShown } from '../../lib/seen-of.ts';
import { ChangedThing } from '../changed/changed-thing.tsx';
import { useAsShown } from '../changed/use-as-shown.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { type Held, useSaidGone } from '../dialog/use-said-gone.tsx';
import { ReasonForm, type ReasonDialogProps } from './reason-dialog.tsx';

type Versioned = { readonly version?: number | undefined };
type Reason<Code extends string> = { code: Code; text?: string };

type DecisionDialogProps<Code extends string, Of extends Versioned> = Omit<ReasonDialogProps<Code>, 'submit'> & {
  /** What is decided on, as it is now. */
  of: Of;
  /** What of it is read to decide: of that a change is shown. */
  reads: (of: Of) => unknown;
  /** Gets it as it was shown when the dialog was opened, or as it was read since. */
  submit: (of: AsShown<Of>, reason: Reason<Code>) => Promise<void>;
};

/** Asks why something is decided. Where that is another meanwhile, it shows how, and nothing is decided before it was read. */
export function DecisionDialog<Code extends string, Of extends Versioned>({
  title,
  opened,
  onClose,
  ...rest
}: DecisionDialogProps<Code, Of>) {
  const hold = useSaidGone(opened);
  return (
    <Dialog title={title} opened={opened} onClose={onClose}>
      {opened ? <Decision {...rest} hold={hold} onDone={onClose} /> : null}
    </Dialog>
  );
}

type DecisionProps<Code extends string, Of extends Versioned> = Omit<
  DecisionDialogProps<Code, Of>,
  'title' | 'opened' | 'onClose'
> & { hold: (held: Held) => void; onDone: () => void };

function Decision<Code extends string, Of extends Versioned>(props: DecisionProps<Code, Of>) {
  const { of, reads, submit, children, ...rest } = props;
  const { shown, isChanged, read } = useAsShown(of);
  const [sending, setSending] = useState(false);
  // One's own decision is a change too.
  const unread = isChanged && !sending;
  const send = async (reason: Reason<Code>) => {
    setSending(true);
    try {
      await submit(shown, reason);
    } catch (thrown) {
      if (asProblem(thrown).code === 'queue-item-changed') revalidateAll();
      throw thrown;
    } finally {
      setSending(false);
    }
  };
  return (
    <ReasonForm {...rest} unread={unread} submit={send}>
      {children}
      {unread ? <ChangedThing shown={reads(shown)} now={reads(of)} onRead={read} /> : null}
    </ReasonForm>
  );
}
