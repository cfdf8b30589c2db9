import { useState } from 'react';
import type { FormEvent } from 'react';
import { tunedStats } from '#contracts';
import { readAcceleration, readWholeStat } from '#racing';
import { useAction } from '../../lib/form/use-action.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { useUnsaved } from '../../lib/navigation/unsaved.ts';

export const cardFields = ['topSpeed', 'acceleration', 'handling'] as const;
export type CardField = (typeof cardFields)[number];
export type TypedCard = Readonly<Record<CardField, string>>;

const isRead: Readonly<Record<CardField, (text: string) => boolean>> = {
  topSpeed: (text) => readWholeStat(text) !== undefined,
  acceleration: (text) => readAcceleration(text) !== undefined,
  handling: (text) => readWholeStat(text) !== undefined,
};
const empty: TypedCard = { topSpeed: '', acceleration: '', handling: '' };

/** The three values of a card as typed; sent together, once each is valid. */
export function useCardForm(carId: string, tune: string, done: () => void) {
  const [typed, setTyped] = useState(empty);
  const [tried, setTried] = useState(false);
  useUnsaved(cardFields.some((field) => typed[field] !== ''));
  const { busy, problem, run } = useAction(async () => {
    await sendAuthenticated(tunedStats.submit, { body: { carId, tune, ...typed } });
    setTyped(empty);
    setTried(false);
    done();
  });
  const wrong = (field: CardField): boolean => !isRead[field](typed[field]);
  return {
    typed,
    busy,
    problem,
    type: (field: CardField, text: string) => setTyped((before) => ({ ...before, [field]: text })),
    isWrong: (field: CardField): boolean => tried && wrong(field),
    flash: (field: CardField) => (typed[field] !== '' && !wrong(field) ? ('right' as const) : undefined),
    submit: (event: FormEvent) => {
      event.preventDefault();
      setTried(true);
      if (!cardFields.some(wrong)) run();
    },
  };
}
