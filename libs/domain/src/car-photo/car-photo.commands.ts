import { commandsOf, decision, lookedUp, newId } from '#kernel';
import { ApproveCarPhoto, approveCarPhoto } from './approve-car-photo.ts';
import { photoItemId } from './car-photo.queue-kind.ts';
import { ending } from '../queue/ending.ts';
import { queued } from '../queue/queue.state.ts';
import { carPhotos, carPhotosStream } from './car-photo.state.ts';
import { DeclineCarPhoto, declineCarPhoto } from './decline-car-photo.ts';
import { ReopenCarPhoto, reopenCarPhoto, SendCarPhotoAgain, sendCarPhotoAgain } from './reopen-car-photo.ts';
import { SubmitCarPhoto, submitCarPhoto } from './submit-car-photo.ts';
import { WithdrawCarPhoto, withdrawCarPhoto } from './withdraw-car-photo.ts';

const ofPhoto = { id: ({ photoId }: { readonly photoId: string }) => photoId };

type OfPhoto = { readonly carId: string; readonly photoId: string };
const photo = (of: OfPhoto) => ({ kind: 'car-photo', itemId: photoItemId(of) }) as const;
const approval = (of: OfPhoto) => ({ ...photo(of), outcome: 'approved' }) as const;
const refusal = ({ reason, ...of }: OfPhoto & { readonly reason: string }) =>
  ({ ...photo(of), outcome: 'declined', reason }) as const;
const approve = ending(approval, approveCarPhoto);
const decline = ending(refusal, declineCarPhoto);

export const carPhotoCommands = commandsOf({
  decider: queued(carPhotos),
  stream: ({ carId }: { readonly carId: string }) => carPhotosStream(carId),
  decisions: [
    decision(SubmitCarPhoto, submitCarPhoto, {
      id: (_, { photoId }) => photoId,
      facts: { photoId: newId('car-photo'), carId: lookedUp, upload: lookedUp, gameVersion: lookedUp },
      stream: ({ carId: named }, { carId = named }) => carPhotosStream(carId),
    }),
    decision(ApproveCarPhoto, approve, ofPhoto),
    decision(DeclineCarPhoto, decline, { ...ofPhoto, words: ({ text }) => ({ body: text }) }),
    decision(WithdrawCarPhoto, withdrawCarPhoto, ofPhoto),
    decision(ReopenCarPhoto, reopenCarPhoto, ofPhoto),
    decision(SendCarPhotoAgain, sendCarPhotoAgain, ofPhoto),
  ],
});
