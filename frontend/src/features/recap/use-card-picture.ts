import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recaps } from '#contracts';
import type { RecapCard } from '#contracts';
import { queryFile } from '../../lib/api/query-api.ts';
import { asProblem } from '../../lib/api/problem-error.ts';
import type { ProblemError } from '../../lib/api/problem-error.ts';

/** The owner of a card: the user's own of a year or month, or one shared by a key. */
export type CardOf = { readonly period: string } | { readonly key: string };

export type CardPicture =
  | { readonly status: 'drawing' }
  | { readonly status: 'failed'; readonly problem: ProblemError }
  | { readonly status: 'drawn'; readonly blob: Blob; readonly address: string };

const asked = (of: CardOf, card: RecapCard, language: string): Promise<Response> => {
  const query = { language: language as 'en' };
  const init = { cache: 'no-store' } as const;
  return 'key' in of
    ? queryFile(recaps.sharedPicture, { params: { key: of.key, card }, query }, init)
    : queryFile(recaps.picture, { params: { period: of.period, card }, query }, init);
};

/** The picture of a card in the user's language, drawn by the server. Its object URL is revoked with it. */
export function useCardPicture(of: CardOf, card: RecapCard): CardPicture & { readonly again: () => void } {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [tries, setTries] = useState(0);
  const [whose, id] = 'key' in of ? ['key', of.key] : ['period', of.period];
  const asking = [whose, id, card, language, tries].join(' ');
  const [made, setMade] = useState<{ readonly asking: string; readonly picture: CardPicture }>();
  useEffect(() => {
    let address: string | undefined;
    let gone = false;
    const keep = (blob: Blob) => {
      if (gone) return;
      address = URL.createObjectURL(blob);
      setMade({ asking, picture: { status: 'drawn', blob, address } });
    };
    asked(whose === 'key' ? { key: id ?? '' } : { period: id ?? '' }, card, language)
      .then((answer) => answer.blob())
      .then(keep)
      .catch((thrown: unknown) => {
        if (!gone) setMade({ asking, picture: { status: 'failed', problem: asProblem(thrown) } });
      });
    return () => {
      gone = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [asking, whose, id, card, language]);
  const picture: CardPicture = made?.asking === asking ? made.picture : { status: 'drawing' };
  return { ...picture, again: () => setTries((n) => n + 1) };
}
