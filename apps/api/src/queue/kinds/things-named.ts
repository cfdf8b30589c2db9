import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { type Appealed, partsOf, type Reported } from '#domain';
import { ACCOUNTS } from '../../ports.ts';
import { CarSubjects } from '../car-subjects.ts';
import type { Subject } from '../kind-in-queue.ts';
import { GroupsInQueue } from './groups-in-queue.ts';
import { LapTimesInQueue } from './lap-times-in-queue.ts';
import { RoundsInQueue } from './rounds-in-queue.ts';
import { TemplatesInQueue } from './templates-in-queue.ts';

type Thing = Appealed | Reported;
type Named = (itemId: string) => Promise<Subject | undefined>;

@Injectable()
export class ThingsNamed {
  readonly #named: Readonly<Record<Thing['kind'], Named>> = {
    person: (userId) => this.#person(userId),
    limit: (itemId) => this.#person(partsOf(itemId)[0]),
    'lap-time': async (itemId) => (await this.times.subjects([itemId])).get(itemId),
    'car-review': (itemId) => this.#ofCar(itemId),
    'car-photo': (itemId) => this.#ofCar(itemId),
    'car-loop': (itemId) => this.#ofCar(itemId),
    round: async (itemId) => (await this.rounds.subjects([itemId])).get(itemId),
    group: async (itemId) => (await this.groups.subjects([itemId])).get(itemId),
    template: async (itemId) => (await this.templates.subjects([itemId])).get(itemId),
    translation: (itemId) => {
      const [language, key] = partsOf(itemId);
      const link = `/translate?language=${language}&key=${encodeURIComponent(key)}`;
      return Promise.resolve({ name: `${language} · ${key}`, link });
    },
    page: (path) => Promise.resolve({ name: path, link: path }),
  };

  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly cars: CarSubjects,
    private readonly rounds: RoundsInQueue,
    private readonly groups: GroupsInQueue,
    private readonly times: LapTimesInQueue,
    private readonly templates: TemplatesInQueue,
  ) {}

  /** Falls back to the id where no name is known. */
  async of({ kind, itemId }: Thing): Promise<Subject> {
    return (await this.#named[kind](itemId)) ?? { name: itemId, link: '/' };
  }

  async #ofCar(itemId: string): Promise<Subject | undefined> {
    return (await this.cars.of([itemId])).get(itemId);
  }

  async #person(userId: string): Promise<Subject | undefined> {
    const name = (await this.accounts.displayNames([userId])).get(userId) ?? null;
    return name === null ? undefined : { name, link: `/userTimes/${encodeURIComponent(name)}` };
  }
}
