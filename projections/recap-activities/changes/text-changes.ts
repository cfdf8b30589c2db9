import type { CarPhotoEvent, CarReviewEvent, TemplateEvent } from '#domain';
import type { Recorded } from '#kernel';
import { counts, done, type ActivityChange, voided } from '../recap-activity.ts';

export type TextEvent = CarReviewEvent | CarPhotoEvent | TemplateEvent;

export const textChanges = ({ type, data, meta: { at } }: Recorded<TextEvent>): readonly ActivityChange[] => {
  switch (type) {
    case 'CarReviewWritten':
      return [done(reviewKey(data), { by: data.author, at, kind: 'review', carId: data.carId })];
    case 'CarReviewRemoved':
      return [voided(reviewKey(data), 'withdrawn', at)];
    case 'CarReviewPutBack':
      return [counts(reviewKey(data), 'withdrawn')];
    case 'CarReviewHidden':
      return [voided(reviewKey(data), 'hidden', at)];
    case 'CarReviewShownAgain':
      return [counts(reviewKey(data), 'hidden')];
    case 'CarPhotoSubmitted':
      return [done(data.photoId, { by: data.submittedBy, at, kind: 'photo', carId: data.carId })];
    case 'CarPhotoWithdrawn':
      return [voided(data.photoId, 'withdrawn', at)];
    case 'CarPhotoDeclined':
      return [voided(data.photoId, 'declined', at)];
    case 'CarPhotoApproved':
    case 'CarPhotoReopened':
      return [counts(data.photoId, 'declined')];
    case 'TemplateSaved':
      return [done(data.templateId, { by: data.author, at, kind: 'template' })];
    case 'TemplateRemoved':
      return [voided(data.templateId, 'withdrawn', at)];
    case 'TemplatePutBack':
      return [counts(data.templateId, 'withdrawn')];
    default:
      return [];
  }
};

const reviewKey = ({ carId, author }: { readonly carId: string; readonly author: string }): string =>
  `review|${carId}|${author}`;
