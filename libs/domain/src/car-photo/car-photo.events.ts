import type { ActorId, Event } from '#kernel';

/** Why a photo is declined; a test compares these with the contracts'. */
export const photoFaults = ['wrong-car', 'unclear', 'edited', 'not-yours', 'worse', 'unfit'] as const;
export type PhotoFault = (typeof photoFaults)[number];

type OfPhoto = { readonly photoId: string; readonly carId: string };
type Shown = { readonly file: string; readonly gameVersion: string };

/**
 * A user submitted a photo of a car: `file` names their upload, uncropped; sizes in pixels. It waits for a moderator.
 */
export type CarPhotoSubmitted = Event<
  'CarPhotoSubmitted',
  OfPhoto & Shown & { readonly width: number; readonly height: number; readonly submittedBy: ActorId }
>;

/** A moderator approved it: it is the car's newest photo from now on. */
export type CarPhotoApproved = Event<'CarPhotoApproved', OfPhoto & Shown>;

/** A moderator declined it, or took it down. */
export type CarPhotoDeclined = Event<
  'CarPhotoDeclined',
  OfPhoto & { readonly reason: PhotoFault; readonly textId?: string }
>;

export type CarPhotoWithdrawn = Event<'CarPhotoWithdrawn', OfPhoto>;

export type CarPhotoReopened = Event<'CarPhotoReopened', OfPhoto>;

export type CarPhotoEvent =
  CarPhotoSubmitted | CarPhotoApproved | CarPhotoDeclined | CarPhotoWithdrawn | CarPhotoReopened;
