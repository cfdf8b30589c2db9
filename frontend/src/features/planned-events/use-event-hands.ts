import { useEffect, useState } from 'react';
import type { EventHand, HandsQuestion } from './event-hands.ts';
import { handsInWorker } from './hands-in-worker.ts';

/** The best hands; undefined during the search, or without a question. The caller must memoise the question. */
export function useEventHands(question: HandsQuestion | undefined): readonly EventHand[] | undefined {
  const [answer, setAnswer] = useState<{ of: HandsQuestion; hands: readonly EventHand[] }>();
  useEffect(() => {
    if (!question) return undefined;
    let wanted = true;
    const search = async () => {
      const hands = await handsInWorker(question);
      if (wanted) setAnswer({ of: question, hands });
    };
    void search();
    return () => {
      wanted = false;
    };
  }, [question]);
  return answer && answer.of === question ? answer.hands : undefined;
}
