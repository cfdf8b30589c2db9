import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { raceStatChanges, type RaceStatChanges } from '#projections/race-stat-changes/race-stat-changes.projection';
import { drivingOf } from '#projections/race-stat-changes/race-stat-changes.query';
import { cellKey, type LapTimeCell, lapTimes } from '#projections/lap-times/lap-times.projection';
import { type CellOf, type OpenCell, openCells } from '#projections/lap-times/lap-times.query';
import { type RecordCell, records } from '#projections/records/records.projection';
import { pastCells } from '#projections/records/records.query';
import type { View } from '#read-store';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { firstDayThatCounts } from './view-days.ts';

/** Cells considered. A user who enters times by a list starts at its top. */
const MAX_VIEWED = 500;
/** The list changes slowly; whether a cell has a time by now is read each time. */
const KEPT_MS = 60_000;

export type MissingTimeCell = OpenCell & { readonly looks: number };
type Candidate = CellOf & { readonly looks: number };

/** Cells without a time: first the most viewed ones, then those whose time became past with a new game version. */
@Injectable()
export class MissingTimeCells {
  #kept: { readonly candidates: readonly Candidate[]; readonly sinceMs: number } | undefined;

  constructor(
    @InjectView(lapTimes) private readonly cells: View<LapTimeCell>,
    @InjectView(records) private readonly records: View<RecordCell>,
    @InjectView(raceStatChanges) private readonly driving: View<RaceStatChanges>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  /** A lower bound of what the response contains; read before it. */
  async position(): Promise<number> {
    return Math.min(await this.cells.position(), await this.records.position(), await this.driving.position());
  }

  async all(): Promise<readonly MissingTimeCell[]> {
    const candidates = await this.#candidates();
    const driving = await drivingOf(
      this.driving,
      candidates.map(({ carId }) => carId),
    );
    const open = await openCells(this.cells, candidates, driving);
    const looks = new Map(candidates.map((one) => [keyOf(one), one.looks]));
    return open.map(({ carId, tune, trackCode, past }) => {
      const cell = { carId, tune, trackCode, past };
      return { ...cell, looks: looks.get(keyOf(cell)) ?? 0 };
    });
  }

  async #candidates(): Promise<readonly Candidate[]> {
    if (this.#kept && performance.now() - this.#kept.sinceMs < KEPT_MS) return this.#kept.candidates;
    const since = firstDayThatCounts(new Date().toISOString());
    const looked = (await this.accounts.looks.most('cell', since, MAX_VIEWED)).map(({ item, looks }): Candidate => {
      const [carId = '', tune = '', trackCode = ''] = item.split('|');
      return { carId, tune, trackCode, looks };
    });
    const seen = new Set(looked.map(keyOf));
    const past = (await pastCells({ cells: this.records, driving: this.driving }))
      .filter((cell) => !seen.has(keyOf(cell)))
      .map((cell) => ({ ...cell, looks: 0 }));
    const candidates = [...looked, ...past].slice(0, MAX_VIEWED);
    this.#kept = { candidates, sinceMs: performance.now() };
    return candidates;
  }
}

const keyOf = ({ carId, tune, trackCode }: CellOf): string => cellKey(carId, tune, trackCode);
