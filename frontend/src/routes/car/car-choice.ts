import { useSearchParams } from 'react-router-dom';
import type { To } from 'react-router-dom';
import { parseTune } from '#racing';
import type { Tune } from '#racing';
import { carPath } from '../../lib/paths.ts';

/** How a car is looked at: with a tune, and as a version of the game had it (undefined: as it is). */
export type CarChoice = { readonly tune: Tune; readonly version: string | undefined };

export type ChosenCar = CarChoice & {
  readonly carId: string;
  readonly choose: (change: Partial<CarChoice>) => void;
  /** Where another car is shown in the same place. */
  readonly addressOf: (carId: string) => To;
  /** It is shown over another page. */
  readonly isSheet?: true;
};

export const STOCK = '000' as Tune;

/** What an address says of it; what cannot be read is as if it were not there. */
export function readChoice(params: URLSearchParams): CarChoice {
  return { tune: parseTune(params.get('tune') ?? '') ?? STOCK, version: params.get('version') ?? undefined };
}

/** The same parameters with another choice; what everybody begins with is left out. */
export function withChoice(params: URLSearchParams, { tune, version }: CarChoice): URLSearchParams {
  const next = new URLSearchParams(params);
  if (tune === STOCK) next.delete('tune');
  else next.set('tune', tune);
  if (version === undefined) next.delete('version');
  else next.set('version', version);
  return next;
}

/** The choice of a page, which its address keeps. */
export function usePageChoice(carId: string): ChosenCar {
  const [params, setParams] = useSearchParams();
  const choice = readChoice(params);
  const choose = (change: Partial<CarChoice>) =>
    setParams(withChoice(params, { ...choice, ...change }), { replace: true });
  return { carId, ...choice, choose, addressOf: carPath };
}
