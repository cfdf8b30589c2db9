import { useRef, useState } from 'react';
import type { RaceAttributes, RoundAnswer, RoundContent } from '#contracts';
import { RACES_OF_ROUND } from '#contracts';
import { useRoundMutations } from '../../../features/rounds/use-round-mutations.ts';
import type { OfRound } from '../../../features/rounds/use-rounds.ts';
import { useLockRenewal } from './use-lock-renewal.ts';

export type Draft = {
  content: RoundContent;
  /** Whether the server has it; with `failed` it is on this screen only, until it is saved again. */
  saved: 'saved' | 'saving' | 'failed';
  change: (next: RoundContent) => void;
  changeRace: (at: number, race: RaceAttributes) => void;
  saveAgain: () => void;
};

/** The user's draft: each change is saved on the server immediately, so that other devices have it too. */
export function useDraft(of: OfRound, { draft, content: now, stated, lock }: RoundAnswer): Draft {
  const { saveDraft } = useRoundMutations(of);
  const keepLock = useLockRenewal(of, lock);
  const [content, setContent] = useState<RoundContent>(() => withRaces(draft ?? now ?? stated));
  const [saved, setSaved] = useState<Draft['saved']>('saved');
  // One after the other: the last typed value is the one saved.
  const line = useRef(Promise.resolve());
  const newest = useRef(0);
  const save = (next: RoundContent) => {
    newest.current += 1;
    const number = newest.current;
    setSaved('saving');
    const say = (how: Draft['saved']) => (number === newest.current ? setSaved(how) : undefined);
    const before = line.current;
    const keep = async () => {
      await before;
      try {
        await saveDraft(next);
        say('saved');
      } catch {
        say('failed');
      }
    };
    line.current = keep();
  };
  const change = (next: RoundContent) => {
    setContent(next);
    keepLock();
    save(next);
  };
  const changeRace = (at: number, race: RaceAttributes) =>
    change({ ...content, races: content.races.map((one, place) => (place === at ? race : one)) });
  return { content, saved, change, changeRace, saveAgain: () => save(content) };
}

export const withRaces = (content: RoundContent): RoundContent => ({
  ...content,
  races: Array.from({ length: RACES_OF_ROUND }, (_, at) => content.races[at] ?? {}),
});
