import { z } from 'zod';
import { photoFaults } from './car-photo.enums.ts';
import { car } from './cars.ts';
import { carId } from './cell.ts';
import { seenVersion, itemVersion } from './seen-version.ts';
import { uploadName } from './uploads.ts';

/** Actions on a photo of a car. */
export const carPhotoActions = [
  'approve-car-photo',
  'decline-car-photo',
  'withdraw-car-photo',
  'reopen-car-photo',
  'send-car-photo-again',
] as const;

/** A file that a card shows or showed: requested with `uploads.file`. */
const shownPhoto = z.object({ photoId: z.uuid(), file: uploadName, gameVersion: z.string() });

/** A photo of a car; `before`: what the card shows, or showed, without it (null: the drawing). Sizes in pixels. */
export const carPhoto = shownPhoto
  .extend({
    carId,
    car: car.pick({ id: true, name: true, brand: true, year: true, class: true, rq: true, body: true }).nullable(),
    width: z.number().int(),
    height: z.number().int(),
    status: z.enum(['pending', 'approved', 'declined', 'withdrawn']),
    before: shownPhoto.nullable(),
    by: z.object({ userId: z.string(), name: z.string().nullable() }),
    submittedAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
    reason: z.enum(photoFaults).nullable(),
    text: z.string().nullable(),
    ...itemVersion,
    allowed: z.array(z.enum(carPhotoActions)),
  })
  .meta({ id: 'CarPhoto' });
export type CarPhoto = z.infer<typeof carPhoto>;

export const carPhotoPage = z
  .object({ items: z.array(carPhoto), next: z.string().optional() })
  .meta({ id: 'CarPhotoPage' });
export type CarPhotoPage = z.infer<typeof carPhotoPage>;

/** `GET /api/v1/car-photos/current?cars=`: the file that the card of each car shows; a car without a photo is absent. */
export const currentPhotos = z.object({ files: z.record(carId, uploadName) }).meta({ id: 'CurrentCarPhotos' });
export type CurrentPhotos = z.infer<typeof currentPhotos>;

/** `POST /api/v1/cars/:id/photos`: `file` is the name of one of the user's uploads. */
export const submitCarPhotoBody = z.object({ file: uploadName }).strict().meta({ id: 'SubmitCarPhoto' });

/** `POST /api/v1/cars/:id/photos/:photoId/decline`. */
export const declineCarPhotoBody = z
  .object({
    reason: z.object({ code: z.enum(photoFaults), text: z.string().trim().min(1).max(1_000).optional() }).strict(),
    ...seenVersion,
  })
  .strict()
  .meta({ id: 'DeclineCarPhoto' });
export type DeclineCarPhotoBody = z.infer<typeof declineCarPhotoBody>;
