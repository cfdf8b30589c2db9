import { Inject, Injectable } from '@nestjs/common';
import { type EventStore, withinBudget } from '#event-store';
import type { ViewPositions } from '#read-store';
import { EVENT_STORE, POSITIONS } from '../ports.ts';
import { Refused } from './refused.ts';

/** How long a read waits for its view (architecture §5). */
const HELD_MS = 2_000;
const RETRY_AFTER = 1;

/** Holds a read until its view has reached the reader's own write. */
@Injectable()
export class ReadYourWrite {
  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(POSITIONS) private readonly positions: ViewPositions,
  ) {}

  /** Refused: `position-unknown` beyond the log, `view-behind` after 2 s. Throws `TooManyWaiting`. */
  async reached(view: string, asked: string): Promise<void> {
    const position = positionOf(asked);
    if (this.positions.of(view) >= position) return;
    const head = await withinBudget(() => this.eventStore.head(), HELD_MS);
    if (position > head) throw new Refused('position-unknown', { position, head });
    const reached = await this.positions.waitFor(view, position, HELD_MS);
    if (!reached) throw new Refused('view-behind', { view, position }, RETRY_AFTER);
  }
}

const positionOf = (text: string): number => {
  const position = Number(text);
  if (/^\d{1,16}$/.test(text) && Number.isSafeInteger(position)) return position;
  throw new Refused('position-unknown', { position: text.slice(0, 40) });
};
