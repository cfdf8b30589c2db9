import { Controller, Inject } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { type MostCompared, type ReadRequestOf, records, type MissingTimes } from '#contracts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { ACCOUNTS } from '../ports.ts';
import { firstDayThatCounts } from './view-days.ts';
import { MissingTimeCells } from './missing-time-cells.ts';

@Controller()
export class ViewCountsController {
  constructor(
    private readonly wantedCells: MissingTimeCells,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  @Endpoint(records.wanted)
  async wanted(
    @Parsed() { query: { limit } }: ReadRequestOf<typeof records.wanted>,
  ): Promise<Positioned<MissingTimes>> {
    const position = await this.wantedCells.position();
    const found = await this.wantedCells.all();
    return { position, body: { items: found.slice(0, limit), total: found.length } };
  }

  @Endpoint(records.mostCompared)
  async mostCompared(
    @Parsed() { query: { limit } }: ReadRequestOf<typeof records.mostCompared>,
  ): Promise<MostCompared> {
    const cars = await this.accounts.looks.most('car', firstDayThatCounts(new Date().toISOString()), limit);
    return { items: cars.map(({ item, looks }) => ({ carId: item, looks })) };
  }
}
