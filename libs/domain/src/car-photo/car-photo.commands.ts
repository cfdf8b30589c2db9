import { commandsOf, decision, lookedUp, newId } from '#kernel';
import { ApproveCarPhoto, approveCarPhoto } from './approve-car-photo.ts';
import { carPhotos, carPhotosStream } from './car-photo.state.ts';
import { DeclineCarPhoto, declineCarPhoto } from './decline-car-photo.ts';
import { ReopenCarPhoto, reopenCarPhoto, SendCarPhotoAgain, sendCarPhotoAgain } from './reopen-car-photo.ts';
import { SubmitCarPhoto, submitCarPhoto } from './submit-car-photo.ts';
import { WithdrawCarPhoto, withdrawCarPhoto } from './withdraw-car-photo.ts';

const ofPhoto = { id: ({ photoId }: { readonly photoId: string }) => photoId };

export const carPhotoCommands = commandsOf({
  decider: carPhotos,
  stream: ({ carId }: { readonly carId: string }) => carPhotosStream(carId),
  decisions: [
    decision(SubmitCarPhoto, submitCarPhoto, {
      id: (_, { photoId }) => photoId,
      facts: { photoId: newId('car-photo'), carId: lookedUp, upload: lookedUp, gameVersion: lookedUp },
      stream: ({ carId: named }, { carId = named }) => carPhotosStream(carId),
    }),
    decision(ApproveCarPhoto, approveCarPhoto, ofPhoto),
    decision(DeclineCarPhoto, declineCarPhoto, { ...ofPhoto, words: ({ text }) => ({ body: text }) }),
    decision(WithdrawCarPhoto, withdrawCarPhoto, ofPhoto),
    decision(ReopenCarPhoto, reopenCarPhoto, ofPhoto),
    decision(SendCarPhotoAgain, sendCarPhotoAgain, ofPhoto),
  ],
});
