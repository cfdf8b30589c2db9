import { useEffect, useState } from 'react';
import type { EventHand, HandsQuestion } from './event-hands.ts';
import { handsInWorker } from './hands-in-worker.ts';

type Found = { of: readonly HandsQuestion[]; hands: readonly (readonly EventHand[])[] };

/**
 * The best hands for each of these questions, one after the other; undefined until found. The caller must memoise the
 * list.
 */
export function useHandsOfEach(questions: readonly HandsQuestion[]): readonly (readonly EventHand[])[] {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let wanted = true;
    const search = async () => {
      const hands: (readonly EventHand[])[] = [];
      for (const question of questions) {
        // One worker at a time: a phone has few cores, and the first answer is shown first.
        // oxlint-disable-next-line no-await-in-loop
        hands.push(await handsInWorker(question));
        if (!wanted) return;
        setFound({ of: questions, hands: [...hands] });
      }
    };
    void search();
    return () => {
      wanted = false;
    };
  }, [questions]);
  return found?.of === questions ? found.hands : none;
}

const none: readonly (readonly EventHand[])[] = [];
