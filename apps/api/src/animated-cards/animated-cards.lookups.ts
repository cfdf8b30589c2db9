import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { ANIMATED_CARDS_MAX, type SubmitCarLoop } from '#domain';
import { type AnimatedCardDoc, animatedCardsView } from '#projections/animated-cards/animated-cards.projection';
import { countAnimatedCardsOf } from '#projections/animated-cards/animated-cards.query';
import type { View } from '#read-store';
import { CarIds } from '../cars/car-ids.ts';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS } from '../ports.ts';

@Injectable()
export class AnimatedCardLookups {
  constructor(
    private readonly carIds: CarIds,
    @InjectView(animatedCardsView) private readonly view: View<AnimatedCardDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  carId({ data }: SubmitCarLoop) {
    return this.carIds.of(data.carId);
  }

  upload({ data: { file }, meta: { actor } }: SubmitCarLoop) {
    return this.accounts.sentFiles.get(actor, file);
  }

  kept({ meta: { actor } }: SubmitCarLoop) {
    return countAnimatedCardsOf(this.view, actor, ANIMATED_CARDS_MAX);
  }
}
