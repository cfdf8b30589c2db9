import { useEffect, useRef } from 'react';
import { mountView } from './mounted-views.ts';
import type { MountedView } from './mounted-views.ts';

type Shown = Pick<MountedView, 'position' | 'revalidate'>;

/** Registers what is on screen for as long as it is, with the newest callbacks. */
export function useMountedView(question: Pick<MountedView, 'key' | 'channels' | 'alsoOf'> | null, shown: Shown): void {
  const newest = useRef(shown);
  useEffect(() => {
    newest.current = shown;
  });
  const registered = question === null ? '' : JSON.stringify([question.key, question.channels, question.alsoOf ?? []]);
  useEffect(() => {
    if (registered === '') return;
    const [key, channels, alsoOf] = JSON.parse(registered) as [string[], string[], string[]];
    return mountView({
      key,
      channels,
      alsoOf,
      position: () => newest.current.position(),
      revalidate: () => newest.current.revalidate(),
    });
  }, [registered]);
}
