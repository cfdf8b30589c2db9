import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { lapTimes, type MatrixBody, type ReadRequestOf, type Written } from '#contracts';
import { SubmitLapTime } from '#domain';
import { raceStatChanges, type RaceStatChanges } from '#projections/race-stat-changes/race-stat-changes.projection';
import { lapTimes as lapTimesView, type LapTimeCell } from '#projections/lap-times/lap-times.projection';
import { type TunedStatsDoc, tunedStatsView } from '#projections/tuned-stats/tuned-stats.projection';
import type { View } from '#read-store';
import { Address } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { CarIds } from '../cars/car-ids.ts';
import { type CommandMaker, Commands } from '../http/command-maker.ts';
import { MatrixViewCounts } from '../view-counts/matrix-view-counts.ts';
import { PastColumns } from './past-columns.ts';
import { readCellAddress } from './read-cell-address.ts';
import { InjectView } from '../inject-view.ts';
import { answerMatrix } from './answer-matrix.ts';
import { deckOf } from './matrix-deck.ts';
import { readLapTime } from './read-lap-time.ts';

@Controller()
export class LapTimesController {
  constructor(
    private readonly commands: CommandBus,
    @InjectView(lapTimesView) private readonly lapTimes: View<LapTimeCell>,
    @InjectView(raceStatChanges) private readonly driving: View<RaceStatChanges>,
    @InjectView(tunedStatsView) private readonly tunedStats: View<TunedStatsDoc>,
    private readonly carIds: CarIds,
    private readonly looks: MatrixViewCounts,
    private readonly past: PastColumns,
  ) {}

  @Endpoint(lapTimes.submit)
  submit(
    @Parsed() { body }: ReadRequestOf<typeof lapTimes.submit>,
    @Commands() command: CommandMaker,
  ): Promise<Written> {
    const { carId, trackCode, tune } = readCellAddress(body);
    const value = readLapTime(body.time, trackCode);
    return this.commands.execute(command(SubmitLapTime, { carId, source: 'typed', trackCode, tune, value }));
  }

  @Endpoint(lapTimes.matrix)
  matrix(@Parsed() { query: { deck, ...asked } }: ReadRequestOf<typeof lapTimes.matrix>, @Address() by: string) {
    return this.#matrix({ ...deckOf(deck), ...asked }, by);
  }

  @Endpoint(lapTimes.matrixByPost)
  matrixByPost(@Parsed() { body }: ReadRequestOf<typeof lapTimes.matrixByPost>, @Address() by: string) {
    return this.#matrix(body, by);
  }

  async #matrix(question: MatrixBody, by: string) {
    const answer = await answerMatrix(this.lapTimes, this.driving, this.tunedStats, this.carIds, question);
    this.looks.count(question, answer.body, by);
    return this.past.in(question, answer);
  }
}
