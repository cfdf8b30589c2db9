import { Inject, Injectable } from '@nestjs/common';
import { clubSet, type ClubSetEvent, clubSetStream, type SetClubDay } from '#domain';
import type { EventStore } from '#event-store';
import { fold } from '#kernel';
import { EVENT_STORE } from '../ports.ts';

/** Looks up the sets of a club day. Read from the log, because a set may be a moment old. */
@Injectable()
export class ClubLookups {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  async kinds({ data: { facts } }: SetClubDay) {
    const setIds = [...new Set([...facts.carSets, ...facts.trackSets])];
    const states = await Promise.all(
      setIds.map(async (setId) => ({
        setId,
        state: fold(clubSet, (await this.store.read(clubSetStream(setId))) as unknown as readonly ClubSetEvent[]),
      })),
    );
    return new Map(
      states.flatMap(({ setId, state }) =>
        state.status === 'new' ? [] : [[setId, state.status === 'retired' ? 'retired' : state.facts.kind] as const],
      ),
    );
  }
}
