import { useEffect, useRef } from 'react';

/** Focuses the first refused field, once for each submission: typing never moves the focus. */
export function useRefusedFocus(busy: boolean, refused: boolean) {
  const formRef = useRef<HTMLFormElement>(null);
  const tried = useRef(false);
  useEffect(() => {
    if (busy || !refused || !tried.current) return;
    tried.current = false;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  });
  const noteTry = () => void (tried.current = true);
  return { formRef, noteTry };
}
