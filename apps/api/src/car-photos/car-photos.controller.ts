import { Controller } from '@nestjs/common';
import { type CarPhotoPage, carPhotos as calls, type CurrentPhotos, type ReadRequestOf } from '#contracts';
import type { ActorId, Caller } from '#kernel';
import { type CarPhotoDoc, carPhotosView } from '#projections/car-photos/car-photos.projection';
import { decidedPhotos, photosOf, waitingPhotos } from '#projections/car-photos/car-photos.query';
import type { View } from '#read-store';
import { Actor, By } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { CarPhotosPresenter } from './car-photos.presenter.ts';

type Found = Awaited<ReturnType<typeof waitingPhotos>>;

@Controller()
export class CarPhotosController {
  constructor(
    @InjectView(carPhotosView) private readonly view: View<CarPhotoDoc>,
    private readonly show: CarPhotosPresenter,
  ) {}

  @Endpoint(calls.list)
  async list(
    @Parsed() { query }: ReadRequestOf<typeof calls.list>,
    @By() by: Caller,
  ): Promise<Positioned<CarPhotoPage>> {
    return this.#page(await decidedPhotos(this.view, 'approved', pagedBy(query)), by, false);
  }

  @Endpoint(calls.current)
  async current(
    @Parsed() { query: { cars } }: ReadRequestOf<typeof calls.current>,
  ): Promise<Positioned<CurrentPhotos>> {
    const { position, photos } = await this.show.approvedOf(cars);
    const files = [...photos].flatMap(([carId, all]) => all.slice(-1).map(({ file }) => [carId, file] as const));
    return { position, body: { files: Object.fromEntries(files) } };
  }

  @Endpoint(calls.queue)
  async queue(
    @Parsed() { query: { status, ...query } }: ReadRequestOf<typeof calls.queue>,
    @By() by: Caller,
  ): Promise<Positioned<CarPhotoPage>> {
    const paged = pagedBy(query);
    const found = status === 'pending' ? waitingPhotos(this.view, paged) : decidedPhotos(this.view, status, paged);
    return this.#page(await found, by, true);
  }

  @Endpoint(calls.mine)
  async mine(
    @Parsed() { query }: ReadRequestOf<typeof calls.mine>,
    @Actor() actor: ActorId,
    @By() by: Caller,
  ): Promise<Positioned<CarPhotoPage>> {
    return this.#page(await photosOf(this.view, actor, pagedBy(query)), by, true);
  }

  async #page({ position, items: docs, ...next }: Found, by: Caller, words: boolean) {
    const shown = await this.show.shown(docs, { by, words });
    return { position: Math.min(position, shown.position), body: { items: shown.body, ...next } };
  }
}

const pagedBy = ({ limit, after }: { readonly limit: number; readonly after?: string | undefined }) => ({
  limit,
  ...(after === undefined ? {} : { after }),
});
