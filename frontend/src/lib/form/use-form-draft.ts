import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useState } from 'react';
import { deviceDrafts } from './device-drafts.ts';

const drafts = deviceDrafts<object>('formDrafts');

export type FormDraft<Values> = {
  readonly name: string | undefined;
  /** What was typed into the form of this name before, and not sent. */
  readonly restored: Values | undefined;
  readonly drop: () => void;
};

/** Forms without a name keep nothing. */
export function useFormDraft<Values extends object>(name: string | undefined, initial: Values): FormDraft<Values> {
  const [restored, setRestored] = useState<Values | undefined>(() => {
    const draft = name === undefined ? undefined : drafts.of(name);
    // Fields that the form did not have then are as they begin.
    return draft && { ...initial, ...draft };
  });
  const drop = () => {
    if (name !== undefined) drafts.keep(name, undefined);
    setRestored(undefined);
  };
  return { name, restored, drop };
}

/** Keeps what is typed, as long as it is not sent. */
export function useDraftIsKept<Values extends object>(
  { name, restored, drop }: FormDraft<Values>,
  { values, isDirty, setValues }: Pick<UseFormReturnType<Values>, 'values' | 'isDirty' | 'setValues'>,
  initial: Values,
  isTaken: boolean,
) {
  const unsent = !isTaken && (isDirty() || restored !== undefined);
  useEffect(() => {
    if (name !== undefined && unsent) drafts.keep(name, values);
  }, [name, values, unsent]);
  const discard = () => {
    setValues(initial);
    drop();
  };
  return {
    unsent,
    /** What was typed before and not sent is in the fields: takes it out again. */
    discardDraft: unsent && restored !== undefined ? discard : undefined,
  };
}
