import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import type { Written } from '#contracts';
import {
  AddPendingCar,
  addPendingCar,
  ApprovePendingCar,
  approvePendingCar,
  car,
  type CarFactsOutside,
  type CarEvent,
  type CarState,
  carStream,
  type DismissPendingCar,
  dismissPendingCar,
  gameVersion,
  gameVersionStream,
  type GameVersionReleased,
  type GameVersionState,
  type KeptText,
  type PendingCarEvent,
  ReviseCar,
  reviseCar,
  RevisePendingCar,
  revisePendingCar,
} from '#domain';
import { decideAndAppend, type EventStore, newIdOf } from '#event-store';
import { fold } from '#kernel';
import { ACCOUNTS, EVENT_STORE } from '../ports.ts';
import { viewsOf } from '../views.ts';

type CarAct = ReviseCar | AddPendingCar | RevisePendingCar | ApprovePendingCar | DismissPendingCar;
type Decided = readonly (CarEvent | PendingCarEvent)[];

const decide = (act: CarAct, state: CarState, kept: CarFactsOutside): Decided => {
  if (act instanceof ReviseCar) return reviseCar(act, state, kept);
  if (act instanceof AddPendingCar) return addPendingCar(act, state, kept);
  if (act instanceof RevisePendingCar) return revisePendingCar(act, state, kept);
  if (act instanceof ApprovePendingCar) return approvePendingCar(act, state, kept);
  return dismissPendingCar(act, state, kept);
};

/** Handles every act of staff on a car: they differ in their decision only. */
@Injectable()
export class CarActs {
  constructor(
    @Inject(EVENT_STORE) private readonly eventStore: EventStore,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  async execute(act: CarAct): Promise<Written> {
    const { carId } = act.data;
    const kept = { ...(await this.#keepText(act)), version: await this.#version(act) };
    const { events, position } = await decideAndAppend(
      this.eventStore,
      carStream(carId),
      car,
      (state) => decide(act, state, kept),
      act.meta,
    );
    return { id: carId, position, views: [...new Set(events.flatMap(({ type }) => viewsOf(type)))] };
  }

  /** What is known of the version of the game that the act names. */
  async #version({ data }: CarAct): Promise<GameVersionState> {
    const named = 'gameVersion' in data ? data.gameVersion : undefined;
    if (named === undefined) return gameVersion.initial;
    const said = await this.eventStore.read(gameVersionStream(named));
    return fold(gameVersion, said as unknown as readonly GameVersionReleased[]);
  }

  /** Before the event that names it; a refused command leaves a text that goes with its owner's account. */
  async #keepText({ data, meta }: CarAct): Promise<KeptText> {
    if (data.text === undefined) return {};
    const textId = newIdOf(meta.commandId, 'reason');
    await this.accounts.texts.write({ id: textId, owner: meta.actor, body: data.text });
    return { textId };
  }
}
