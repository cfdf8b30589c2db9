import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useState } from 'react';
import { deviceDrafts } from './device-drafts.ts';

const drafts = deviceDrafts<object>('formDrafts');

export type FormDraft<Values> = {
  readonly name: string | undefined;
  /** Earlier unsent input of the form with this name. */
  readonly restored: Values | undefined;
  readonly drop: () => void;
};

/** Forms without a name store nothing. */
export function useFormDraft<Values extends object>(name: string | undefined, initial: Values): FormDraft<Values> {
  const [restored, setRestored] = useState<Values | undefined>(() => {
    const draft = name === undefined ? undefined : drafts.of(name);
    // Fields added since then have their initial values.
    return draft && { ...initial, ...draft };
  });
  const drop = () => {
    if (name !== undefined) drafts.keep(name, undefined);
    setRestored(undefined);
  };
  return { name, restored, drop };
}

export function useDraftAutosave<Values extends object>(
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
    /** Removes the restored draft from the fields. */
    discardDraft: unsent && restored !== undefined ? discard : undefined,
  };
}
