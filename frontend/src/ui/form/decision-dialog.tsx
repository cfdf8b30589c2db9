import { useState } from 'react';
import { asProblem } from '../../lib/api/problem-error.ts';
import { revalidateAll } from '../../lib/live-views/mounted-views.ts';
import type { AsShown } from '../../lib/seen-of.ts';
import { ChangedThing } from '../changed/changed-thing.tsx';
import { useAsShown } from '../changed/use-as-shown.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { type Held, useGoneNotice } from '../dialog/use-gone-notice.tsx';
import { ReasonForm, type ReasonDialogProps } from './reason-dialog.tsx';

type Versioned = { readonly version?: number | undefined };
type Reason<Code extends string> = { code: Code; text?: string };

type DecisionDialogProps<Code extends string, Of extends Versioned> = Omit<ReasonDialogProps<Code>, 'submit'> & {
  /** The current item of the decision. */
  of: Of;
  /** The displayed part of the item: its changes are shown. */
  reads: (of: Of) => unknown;
  /** Gets the item as it was shown when the dialog was opened, or as the user has confirmed it since. */
  submit: (of: AsShown<Of>, reason: Reason<Code>) => Promise<void>;
};

/**
 * Asks for the reason of a decision. If the item has changed, it shows how, and blocks the decision until that was
 * read.
 */
export function DecisionDialog<Code extends string, Of extends Versioned>({
  title,
  opened,
  onClose,
  ...rest
}: DecisionDialogProps<Code, Of>) {
  const hold = useGoneNotice(opened);
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
  // The user's own decision is a change too.
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
