import type { HttpHandler } from 'msw';
import { carPhotos, challenges, plannedEvents, records } from '#contracts';
import type { ChallengeSummary, MostCompared, PlannedEvent, RecordTime, TrackRecord, MissingTime } from '#contracts';
import { FakeApi } from './fake-api.ts';

/** A time of another user, in the tune 332; the rest does not matter. */
export const recordTime = (carId: string, trackCode: string, seconds: number): RecordTime => ({
  carId,
  tune: '332',
  trackCode,
  lapTimeId: `${carId} ${trackCode}`,
  value: { kind: 'time', seconds },
  by: { userId: 'user-2', name: 'Ann' },
  at: '2026-01-02T03:04:05.000Z',
  gameVersion: '26',
});

export class FakeNews extends FakeApi {
  latestTimes: RecordTime[] = [];
  latestRecords: TrackRecord[] = [];
  wanted: MissingTime[] = [];
  compared: MostCompared['items'] = [];
  challenges: ChallengeSummary[] = [];
  events: PlannedEvent[] = [];

  protected override handlers(): HttpHandler[] {
    const position = () => this.position;
    return [
      this.on(records.latestTimes, () => ({ items: this.latestTimes }), position),
      this.on(records.latest, () => ({ items: this.latestRecords }), position),
      this.on(
        records.wanted,
        ({ query }) => ({ items: this.wanted.slice(0, query.limit), total: this.wanted.length }),
        position,
      ),
      this.on(records.mostCompared, () => ({ items: this.compared }), position),
      this.on(challenges.list, () => ({ items: this.challenges }), position),
      this.on(plannedEvents.list, () => ({ items: this.events }), position),
      this.on(carPhotos.mine, () => ({ items: [] }), position),
      ...super.handlers(),
    ];
  }
}
