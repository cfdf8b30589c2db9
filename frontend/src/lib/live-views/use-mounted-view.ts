import { useEffect, useRef } from 'react';
import { catchUp, mountView } from './mounted-views.ts';
import type { MountedView } from './mounted-views.ts';

type Shown = Pick<MountedView, 'position' | 'revalidate'>;

export function useMountedView(question: Pick<MountedView, 'key' | 'channels' | 'alsoOf'> | null, shown: Shown): void {
  const newest = useRef(shown);
  const mounted = useRef<MountedView | undefined>(undefined);
  useEffect(() => {
    newest.current = shown;
    if (mounted.current) catchUp(mounted.current);
  });
  const registered = question === null ? '' : JSON.stringify([question.key, question.channels, question.alsoOf ?? []]);
  useEffect(() => {
    if (registered === '') return;
    const [key, channels, alsoOf] = JSON.parse(registered) as [string[], string[], string[]];
    mounted.current = {
      key,
      channels,
      alsoOf,
      position: () => newest.current.position(),
      revalidate: () => newest.current.revalidate(),
    };
    return mountView(mounted.current);
  }, [registered]);
}
