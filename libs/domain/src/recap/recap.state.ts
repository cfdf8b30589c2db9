import type { ActorId, Decider } from '#kernel';
import type { RecapEvent } from './recap.events.ts';

export type Recap = {
  readonly status: 'open';
  readonly timeZone: string | undefined;
  readonly kept: boolean;
  readonly named: boolean;
  readonly keys: readonly string[];
};

export type OfRecap = { readonly owner: ActorId };

export const recapStream = ({ owner }: OfRecap): string => `recap-${owner}`;

export const recap: Decider<Recap, RecapEvent> = {
  // Recaps of others name only users who allowed it.
  initial: { status: 'open', timeZone: undefined, kept: true, named: false, keys: [] },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'RecapZoneStated':
        return { ...state, timeZone: data.timeZone };
      case 'RecapChosen':
        return { ...state, kept: data.kept, named: data.named };
      case 'RecapShared':
        return { ...state, keys: [...state.keys, data.key] };
      case 'RecapShareRevoked':
        return { ...state, keys: state.keys.filter((key) => key !== data.key) };
    }
  },
};
