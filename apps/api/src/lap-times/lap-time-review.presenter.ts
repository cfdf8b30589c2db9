import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import type { LapTimeReview } from '#contracts';
import type { Caller } from '#kernel';
import { cars, type CatalogueCar } from '#projections/cars/cars.projection';
import { cellHistory, type CellHistoryDoc } from '#projections/cell-history/cell-history.projection';
import { wholeCellHistory } from '#projections/cell-history/cell-history.query';
import { raceStatChanges, type RaceStatChanges } from '#projections/race-stat-changes/race-stat-changes.projection';
import {
  type LapTimeSubmissionDoc,
  lapTimeSubmissions,
} from '#projections/lap-time-submissions/lap-time-submissions.projection';
import { predictLapTime, trustOf } from '#racing';
import type { View } from '#read-store';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { presentLapTimeSubmission } from './lap-time-submission.presenter.ts';
import { LapTimeEvidence } from './lap-time-evidence.ts';
import { authorsOf } from './cell-history.presenter.ts';
import { PlausibilityCheck } from './plausibility-check.ts';
import { PersonTrust } from './person-trust.ts';

const VISIBLE_OTHERS = 10;
const VISIBLE_NEAR = 12;

@Injectable()
export class LapTimeReviewPresenter {
  constructor(
    @InjectView(lapTimeSubmissions) private readonly times: View<LapTimeSubmissionDoc>,
    @InjectView(cellHistory) readonly stories: View<CellHistoryDoc>,
    @InjectView(raceStatChanges) readonly driving: View<RaceStatChanges>,
    @InjectView(cars) private readonly cars: View<CatalogueCar>,
    @Inject(ACCOUNTS) readonly accounts: Accounts,
    readonly evidence: LapTimeEvidence,
    private readonly figures: PlausibilityCheck,
    private readonly people: PersonTrust,
  ) {}

  /** Undefined: there is no such time. */
  async of(lapTimeId: string, caller: Caller): Promise<LapTimeReview | undefined> {
    const doc = (await this.times.get(lapTimeId))?.doc;
    if (!doc) return undefined;
    const { carId, tune, trackCode } = doc;
    const cell = { carId, tune, trackCode };
    const car = (await this.cars.get(carId))?.doc;
    const names = await this.accounts.displayNames([doc.by]);
    const { position, history } = await wholeCellHistory(this.stories, cell);
    const beside = history.filter((one) => one.lapTimeId !== lapTimeId);
    const shown = beside.filter((one, at) => at < VISIBLE_OTHERS || one.state === 'stands');
    const others = (await authorsOf(this, cell, caller, { position, history: shown })).body.history;
    const pictures = await this.evidence.of([doc], caller);
    const around = await this.figures.around(cell);
    const fared = await this.people.figures(doc.by);
    return {
      time: presentLapTimeSubmission(doc, { caller, names, cars: new Map(car ? [[carId, car]] : []), pictures }),
      current: others.find(({ state }) => state === 'stands') ?? null,
      others: others.slice(0, VISIBLE_OTHERS),
      predicted: (car && predictLapTime(car, tune, trackCode)) ?? null,
      near: [...(around?.near.slice(0, VISIBLE_NEAR) ?? [])],
      best: around?.best ?? null,
      person: { name: names.get(doc.by) ?? null, trust: trustOf(fared), ...fared },
    };
  }
}
