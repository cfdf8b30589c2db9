import { type ActorId, fold, type Job, type JobStep, jobStep } from '#kernel';
import { currentGameVersion } from '#racing';
import { ApproveCarPhoto, approveCarPhoto } from '../../car-photo/approve-car-photo.ts';
import type { CarPhotoEvent } from '../../car-photo/car-photo.events.ts';
import { type CarPhotos, carPhotos, carPhotosStream } from '../../car-photo/car-photo.state.ts';
import { SubmitCarPhoto, submitCarPhoto } from '../../car-photo/submit-car-photo.ts';
import type { CarReviewEvent } from '../../car-review/car-review.events.ts';
import { type CarReview, carReview, carReviewStream } from '../../car-review/car-review.state.ts';
import { WriteCarReview, writeCarReview } from '../../car-review/write-car-review.ts';
import { seedJob } from '../seed-job.ts';
import { type DemoReview, demoReviews, textOfDemoReview } from './demo-reviews.ts';

/** Increase with every change of the data. */
const DEMO_VERSION = 1;

/** A stored photo of a car; a waiting one has no moderator yet. */
export type DemoPhoto = {
  readonly carId: string;
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly waits: boolean;
};

export const demoPhotographer = 'demo:dune' as ActorId;
/** No one decides on their own photo. */
const demoApprover = 'demo:birch' as ActorId;

/**
 * The job that adds reviews and photos of cars. A car that already has a photo is left alone. The texts of the reviews
 * and the files must be stored before.
 */
export const demoCarsSeed = (photos: readonly DemoPhoto[]): Job =>
  seedJob('demo-cars', DEMO_VERSION, () => [
    ...demoReviews.map(reviewing),
    ...[...Map.groupBy(photos, ({ carId }) => carId)].map(([carId, ofCar]) => showing(carId, ofCar)),
  ]);

const reviewing = (review: DemoReview): JobStep => {
  const { carId, author, body: text, link } = review;
  const data = { carId, author, text, ...(link && { link }) };
  return jobStep<CarReview, CarReviewEvent>({
    key: `review-${carId}-${author}`,
    stream: carReviewStream(review),
    command: 'WriteCarReview',
    data,
    actor: author,
    decider: carReview,
    decide: (state, { meta }) => {
      if (state.textId !== undefined) return [];
      const facts = { carId, unknownCars: [], waits: false, textId: textOfDemoReview(review) };
      return writeCarReview(new WriteCarReview(data, meta), state, facts);
    },
  });
};

const showing = (carId: string, photos: readonly DemoPhoto[]): JobStep =>
  jobStep<CarPhotos, CarPhotoEvent>({
    key: `photos-${carId}`,
    stream: carPhotosStream(carId),
    command: 'SubmitCarPhoto',
    data: { photos },
    actor: demoPhotographer,
    decider: carPhotos,
    decide: (state, { meta, newId }) => {
      if (state.photos.length > 0) return [];
      return photos.reduce<readonly CarPhotoEvent[]>((said, { file, width, height, waits }, at) => {
        const photoId = newId(`car-photo-${at}`);
        const facts = { photoId, carId, upload: { width, height }, gameVersion: currentGameVersion };
        const sent = submitCarPhoto(new SubmitCarPhoto({ carId, file }, meta), fold(carPhotos, said), facts);
        if (waits) return [...said, ...sent];
        const approval = new ApproveCarPhoto({ carId, photoId }, { ...meta, actor: demoApprover, role: 'moderator' });
        return [...said, ...sent, ...approveCarPhoto(approval, fold(carPhotos, [...said, ...sent]))];
      }, []);
    },
  });
