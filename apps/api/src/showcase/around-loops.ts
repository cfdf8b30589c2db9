import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { LOOPS_MAX, type SubmitCarLoop } from '#domain';
import { type CarLoopDoc, carLoopsView } from '#projections/car-loops/car-loops.projection';
import { loopsKeptBy } from '#projections/car-loops/car-loops.query';
import type { View } from '#read-store';
import { CarIds } from '../cars/car-ids.ts';
import { InView } from '../in-view.ts';
import { ACCOUNTS } from '../ports.ts';

@Injectable()
export class AroundLoops {
  constructor(
    private readonly carIds: CarIds,
    @InView(carLoopsView) private readonly view: View<CarLoopDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  carId({ data }: SubmitCarLoop) {
    return this.carIds.of(data.carId);
  }

  upload({ data: { file }, meta: { actor } }: SubmitCarLoop) {
    return this.accounts.sentFiles.get(actor, file);
  }

  kept({ meta: { actor } }: SubmitCarLoop) {
    return loopsKeptBy(this.view, actor, LOOPS_MAX);
  }
}
