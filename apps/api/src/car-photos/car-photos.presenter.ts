import type { Accounts } from '#accounts';
import { type CarPhoto, carPhotoActions } from '#contracts';
import { carPhotoPermissions, photoItemId } from '#domain';
import type { ActorId, Caller } from '#kernel';
import type { CarPhotoDoc } from '#projections/car-photos/car-photos.projection';
import { cars, type CatalogueCar } from '#projections/cars/cars.projection';
import { carsByIds } from '#projections/cars/cars.query';
import {
  type ApprovedPhoto,
  currentCarPhotos,
  type CurrentCarPhotosDoc,
} from '#projections/current-car-photos/current-car-photos.projection';
import { approvedPhotosOf } from '#projections/current-car-photos/current-car-photos.query';
import { Inject, Injectable } from '@nestjs/common';
import type { View } from '#read-store';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { ItemVersions } from '../queue/item-versions.ts';

/** Actions that no one takes on their own photo: the queue refuses them. */
const DECISIONS: readonly string[] = ['approve-car-photo', 'decline-car-photo'];

/** `words`: whether the caller may read moderators' notes. */
type Showing = { readonly by: Caller; readonly words: boolean };

@Injectable()
export class CarPhotosPresenter {
  constructor(
    @InjectView(cars) private readonly cars: View<CatalogueCar>,
    @InjectView(currentCarPhotos) private readonly current: View<CurrentCarPhotosDoc>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly versions: ItemVersions,
  ) {}

  /** Skips photos whose files are gone: a file is deleted with its sender's account. */
  async shown(docs: readonly CarPhotoDoc[], { by, words }: Showing): Promise<Positioned<CarPhoto[]>> {
    const carIds = docs.map(({ carId }) => carId);
    const { position, photos } = await this.approvedOf(carIds);
    const known = await this.accounts.sentFiles.known(docs.map(({ file }) => file));
    const found = new Map((await carsByIds(this.cars, carIds)).items.map((car) => [car.id, car]));
    const names = await this.accounts.displayNames(docs.map(({ submittedBy }) => submittedBy));
    const texts = await this.accounts.texts.bodies(words ? docs.flatMap(({ textId }) => textId ?? []) : []);
    const version = await this.versions.of('car-photo', { by, itemIds: docs.map(photoItemId) });
    const items = docs
      .filter(({ file }) => known.has(file))
      .map(({ submittedBy, decidedBy: _decidedBy, textId, ...doc }) => ({
        ...doc,
        ...version(photoItemId(doc)),
        car: found.get(doc.carId) ?? null,
        before: beforeOf(doc.photoId, photos.get(doc.carId) ?? []),
        by: { userId: submittedBy, name: names.get(submittedBy) ?? null },
        reason: words ? doc.reason : null,
        text: texts.get(textId ?? '') ?? null,
        allowed: carPhotoPermissions
          .allowed({ status: doc.status, submittedBy: submittedBy as ActorId }, by, carPhotoActions)
          .filter((act) => submittedBy !== by.actor || !DECISIONS.includes(act)),
      }));
    return { position, body: items.map(({ car, ...item }) => ({ ...item, car: car && briefly(car) })) };
  }

  /** Approved photos by car, oldest approval first, without those whose files are gone. */
  async approvedOf(carIds: readonly string[]) {
    const { position, photos } = await approvedPhotosOf(this.current, carIds);
    const known = await this.accounts.sentFiles.known([...photos.values()].flat().map(({ file }) => file));
    const there = [...photos].map(([carId, all]) => [carId, all.filter(({ file }) => known.has(file))] as const);
    return { position, photos: new Map(there) };
  }
}

type Car = NonNullable<CarPhoto['car']>;
const briefly = ({ id, name, brand, year, class: of, rq, body }: Car): Car => ({
  id,
  name,
  brand,
  year,
  class: of,
  rq,
  body,
});

/** What the card shows without this photo: for an approved one, the one approved before it. */
const beforeOf = (photoId: string, approved: readonly ApprovedPhoto[]): ApprovedPhoto | null => {
  const at = approved.findIndex((photo) => photo.photoId === photoId);
  return (at < 0 ? approved.at(-1) : approved[at - 1]) ?? null;
};
