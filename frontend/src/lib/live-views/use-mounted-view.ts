import { useEffect, useRef } from 'react';
import { mountView } from './mounted-views.ts';
import type { MountedView } from './mounted-views.ts';

type Shown = Pick<MountedView, 'position' | 'revalidate'>;

/** Registers what is on screen for as long as it is, with the newest callbacks. */
export function useMountedView(question: Pick<MountedView, 'key' | 'channels'> | null, shown: Shown): void {
  const newest = useRef(shown);
  useEffect(() => {
    newest.current = shown;
  });
  const registered = question === null ? '' : JSON.stringify([question.key, question.channels]);
  useEffect(() => {
    if (registered === '') return;
    const [key, channels] = JSON.parse(registered) as [string[], string[]];
    return mountView({
      key,
      channels,
      position: () => newest.current.position(),
      revalidate: () => newest.current.revalidate(),
    });
  }, [registered]);
}
