/** Why a photo of a car is declined; a test compares them with the domain's. */
export const photoFaults = ['wrong-car', 'unclear', 'edited', 'not-yours', 'worse', 'unfit'] as const;
export type PhotoFault = (typeof photoFaults)[number];

/** Days that a photo which was declined or taken back is kept, so that this can be undone. */
export const DECIDED_PHOTO_DAYS = 30;

/** Cars whose photos may be asked for at once. */
export const PHOTOS_AT_ONCE = 100;

/** Why something about a photo is refused as it is now. */
export const carPhotoConflicts = ['car-photo-not-pending', 'car-photo-not-yours', 'car-photo-already-sent'] as const;
