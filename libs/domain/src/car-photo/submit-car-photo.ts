import { Command, RuleBroken } from '#kernel';
import type { CarPhotoSubmitted } from './car-photo.events.ts';
import type { CarPhotos } from './car-photo.state.ts';
import { carPhotoPermissions } from './car-photo.permissions.ts';

/** The minimum that a card needs, in pixels. */
const WIDTH_MIN = 320;
const HEIGHT_MIN = 200;

/** Submit a photo of a car, by its id, a guid or a number; `file` is an upload of the user. */
export class SubmitCarPhoto extends Command<{ readonly carId: string; readonly file: string }> {}

/** The car (undefined: none), the upload (undefined: not theirs) and the game version at the time of submission. */
type SubmitFacts = {
  readonly photoId: string;
  readonly carId: string | undefined;
  readonly upload: { readonly width: number; readonly height: number } | undefined;
  readonly gameVersion: string;
};

export const submitCarPhoto = (
  { data, meta }: SubmitCarPhoto,
  { photos }: CarPhotos,
  { photoId, carId, upload, gameVersion }: SubmitFacts,
): readonly CarPhotoSubmitted[] => {
  const { file } = data;
  if (carId === undefined) throw new RuleBroken('car-unknown', { carId: data.carId });
  carPhotoPermissions.check('submit-car-photo', { status: 'new' }, meta);
  if (!upload) throw new RuleBroken('upload-unknown', { name: file });
  const { width, height } = upload;
  if (width < WIDTH_MIN || height < HEIGHT_MIN) throw new RuleBroken('car-photo-too-small', { width, height });
  const same = photos.find((photo) => photo.file === file && isTaken(photo.status));
  if (same) throw new RuleBroken('car-photo-already-sent', { photoId: same.photoId });
  const submittedBy = meta.actor;
  return [{ type: 'CarPhotoSubmitted', data: { photoId, carId, file, gameVersion, width, height, submittedBy } }];
};

const isTaken = (status: CarPhotos['photos'][number]['status']): boolean =>
  status === 'pending' || status === 'approved';
