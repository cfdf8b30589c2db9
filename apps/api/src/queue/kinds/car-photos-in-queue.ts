import { Injectable } from '@nestjs/common';
import { type DecideItemBody, photoFaults } from '#contracts';
import { ApproveCarPhoto, DeclineCarPhoto, partsOf, ReopenCarPhoto } from '#domain';
import type { Caller, Command } from '#kernel';
import { type CarPhotoDoc, carPhotosView } from '#projections/car-photos/car-photos.projection';
import type { View } from '#read-store';
import { CarPhotosPresenter } from '../../car-photos/car-photos.presenter.ts';
import type { CommandMaker } from '../../http/command-maker.ts';
import { shapeInvalid } from '../../http/shape-invalid.ts';
import { InjectView } from '../../inject-view.ts';
import { CarSubjects } from '../car-subjects.ts';
import { type KindInQueue, type ReadToDecide, reasonAmong, textOfReason } from '../kind-in-queue.ts';

@Injectable()
export class CarPhotosInQueue implements KindInQueue {
  readonly kind = 'car-photo';

  constructor(
    @InjectView(carPhotosView) private readonly photos: View<CarPhotoDoc>,
    private readonly show: CarPhotosPresenter,
    private readonly cars: CarSubjects,
  ) {}

  subjects(itemIds: readonly string[]) {
    return this.cars.of(itemIds);
  }

  async read(itemId: string, by: Caller): Promise<ReadToDecide | undefined> {
    const found = await this.photos.get(partsOf(itemId)[1]);
    const [photo] = found ? (await this.show.shown([found.doc], { by, words: true })).body : [];
    if (!photo) return undefined;
    const context = { kind: this.kind, photo } as const;
    return { context, approving: { reasons: [], choices: [] }, declining: { reasons: [...photoFaults] } };
  }

  decision(itemId: string, said: DecideItemBody, command: CommandMaker): Command {
    const [carId, photoId] = partsOf(itemId);
    if (said.outcome === 'approved') return command(ApproveCarPhoto, { carId, photoId });
    const reason = reasonAmong(photoFaults, said);
    if (!reason) throw shapeInvalid([{ message: 'reason of another kind', path: ['reason', 'code'] }]);
    return command(DeclineCarPhoto, { carId, photoId, reason, ...textOfReason(said) });
  }

  reopening(itemId: string, _was: string, command: CommandMaker): Command {
    const [carId, photoId] = partsOf(itemId);
    return command(ReopenCarPhoto, { carId, photoId });
  }
}
