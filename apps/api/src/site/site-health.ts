import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import type { SiteStatus } from '#contracts';
import type { EventStore } from '#event-store';
import { records } from '#projections/records/records.projection';
import type { View, ViewPositions } from '#read-store';
import type { Uploads } from '#uploads';
import type { Config } from '../config.ts';
import { hasRoom } from '../health/disk-room.ts';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS, CONFIG, EVENT_STORE, POSITIONS, UPLOADS } from '../ports.ts';

type Health = SiteStatus['parts'][number];
type State = Health['state'];

/** From here on a user notices slowness. */
const SLOW_MS = 1_000;
/** A part without a response by then counts as down. */
const DOWN_MS = 3_000;

/** The name of a picture that does not exist: the storage has to be queried for it. */
const NO_PICTURE = '0'.repeat(40);

/** Parts of the site as its users know them, each tested by a typical request. */
@Injectable()
export class SiteHealth {
  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(POSITIONS) private readonly positions: ViewPositions,
    @Inject(UPLOADS) private readonly uploads: Uploads,
    @Inject(CONFIG) private readonly config: Config,
    @InjectView(records) private readonly records: View<object>,
  ) {}

  parts(): Promise<Health[]> {
    const { dataDir } = this.config;
    const tries: Readonly<Record<Health['part'], () => Promise<unknown>>> = {
      reading: () => this.records.position(),
      writing: async () => {
        await this.eventStore.head();
        if (!(await hasRoom(dataDir))) throw new Error('the disk is full');
      },
      accounts: () => this.accounts.displayNames(['nobody']),
      pictures: () => this.uploads.files.get(NO_PICTURE, 'card'),
      news: async () => {
        const head = await this.eventStore.head();
        if (!(await this.positions.waitFor(records.name, head, DOWN_MS))) throw new Error('the views are behind');
      },
    };
    return Promise.all(
      Object.entries(tries).map(async ([part, attempt]) => ({
        part: part as Health['part'],
        state: await stateOf(attempt),
      })),
    );
  }
}

const stateOf = async (attempt: () => Promise<unknown>): Promise<State> => {
  const began = performance.now();
  const stop = new AbortController();
  const late = delay(DOWN_MS, 'late' as const, { signal: stop.signal }).catch(() => 'late' as const);
  const answered = attempt().then(
    () => 'works' as const,
    () => 'down' as const,
  );
  const outcome = await Promise.race([answered, late]);
  stop.abort();
  if (outcome !== 'works') return 'down';
  return performance.now() - began > SLOW_MS ? 'slow' : 'works';
};
