import { Command, type Meta } from '#kernel';
import type { CarPhotoReopened } from './car-photo.events.ts';
import type { CarPhotos } from './car-photo.state.ts';
import { carPhotoPermissions, photoIn } from './car-photo.permissions.ts';

type OnePhoto = { readonly carId: string; readonly photoId: string };

export class ReopenCarPhoto extends Command<OnePhoto> {}

export class SendCarPhotoAgain extends Command<OnePhoto> {}

export const reopenCarPhoto = ({ data, meta }: ReopenCarPhoto, state: CarPhotos): readonly CarPhotoReopened[] =>
  reopened('reopen-car-photo', data, meta, state);

export const sendCarPhotoAgain = ({ data, meta }: SendCarPhotoAgain, state: CarPhotos): readonly CarPhotoReopened[] =>
  reopened('send-car-photo-again', data, meta, state);

const reopened = (
  command: 'reopen-car-photo' | 'send-car-photo-again',
  data: OnePhoto,
  meta: Meta,
  state: CarPhotos,
): readonly CarPhotoReopened[] => {
  const { photoId } = data;
  carPhotoPermissions.check(command, photoIn(state, photoId), meta, { photoId });
  return [{ type: 'CarPhotoReopened', data }];
};
