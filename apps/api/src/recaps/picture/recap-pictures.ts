import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Inject, Injectable } from '@nestjs/common';
import type { RecapCard, RecapDto } from '#contracts';
import { type CatalogueCar, cars } from '#projections/cars/cars.projection';
import { carsByIds } from '#projections/cars/cars.query';
import { ONLY_FORM } from '#racing';
import type { View } from '#read-store';
import { fairTurns } from '#uploads';
import type { Config } from '../../config.ts';
import { InjectView } from '../../inject-view.ts';
import { CONFIG } from '../../ports.ts';
import { LanguageTexts } from '../../translations/language-texts.ts';
import type { CardPicture } from './card-picture.ts';
import { PictureCache } from './picture-cache.ts';
import { pictureOfCard, type PictureContent } from './picture-of-card.ts';

/** The thread runs the same kind of file as this one: source when run from source, else compiled. */
const ENDING = extname(import.meta.url);
const WORKER = new URL(`./card-picture.worker${ENDING}`, import.meta.url);
const EXEC_ARGV = ENDING === '.ts' ? ['--conditions=source', '--disable-warning=ExperimentalWarning'] : [];
const LIMITS = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 128 };
/** Each takes about a second. */
const WAITING = { ofOne: 8, ofAll: 200 };

/** Draws cards of recaps, one after the other, in fair turns by caller; each once. */
@Injectable()
export class RecapPictures {
  readonly #take = fairTurns(WAITING);
  readonly #kept = new PictureCache();

  constructor(
    private readonly texts: LanguageTexts,
    @InjectView(cars) private readonly cars: View<CatalogueCar>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * A picture (PNG) of a card, made in the turn of `by`; undefined: it has nothing to show. Throws `TooManyPictures`.
   */
  async draw(card: RecapCard, telling: PictureContent, language: string, by: string): Promise<Buffer | undefined> {
    const shown = pictureOfCard(card, telling, {
      language,
      say: await this.#sayIn(language),
      carName: await this.#carNames(telling.told),
      site: new URL(this.config.publicUrl).host,
    });
    return shown && this.#kept.of(shown, () => this.#take(by, () => inWorker(shown)));
  }

  async #sayIn(language: string) {
    const { texts } = await this.texts.of(language);
    const byKey = new Map(texts.map(({ key, live, english }) => [key, (live ?? english)[ONLY_FORM]]));
    return (key: string, otherwise = key) => byKey.get(key) ?? otherwise;
  }

  async #carNames({ times, records }: RecapDto) {
    const ids = [
      ...(times?.topCars ?? []).map(({ carId }) => carId),
      ...(records?.longest ? [records.longest.carId] : []),
    ];
    const found = await carsByIds(this.cars, [...new Set(ids)]);
    const names = new Map(found.items.map(({ id, name }) => [id as string, name]));
    return (carId: string) => names.get(carId) ?? carId;
  }
}

const inWorker = (card: CardPicture): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, {
      name: 'recap-picture',
      workerData: card,
      execArgv: EXEC_ARGV,
      resourceLimits: LIMITS,
    });
    worker.once('message', (png: Uint8Array) => resolve(Buffer.from(png)));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the picture was not finished')));
  });
