/** Why a photo of a car is declined; a test compares them with the domain's. */
export const photoFaults = ['wrong-car', 'unclear', 'edited', 'not-yours', 'worse', 'unfit'] as const;
export type PhotoFault = (typeof photoFaults)[number];

/** Days that a declined or withdrawn photo is stored, so that this can be undone. */
export const DECIDED_PHOTO_DAYS = 30;

/** Cars whose photos one request may ask for. */
export const PHOTOS_AT_ONCE = 100;

/** Why an action on a photo is refused in its current state. */
export const carPhotoConflicts = ['car-photo-not-pending', 'car-photo-not-yours', 'car-photo-already-sent'] as const;
