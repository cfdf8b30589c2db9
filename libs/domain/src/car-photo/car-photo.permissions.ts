import { type Caller, permissionTable } from '#kernel';
import { isMember, isStaff } from '../caller-roles.ts';
import type { CarPhotos, SentPhoto } from './car-photo.state.ts';

export type PhotoItem = { readonly status: 'new' } | Pick<SentPhoto, 'status' | 'submittedBy'>;

const isIn = (status: PhotoItem['status']) => (photo: PhotoItem) => photo.status === status;
const decided = ({ status }: PhotoItem): string => (status === 'new' ? 'car-photo-unknown' : 'car-photo-not-pending');
const otherwise = ({ status }: PhotoItem): string => (status === 'new' ? 'car-photo-unknown' : 'changed-meanwhile');
const isOfStatus = <Status extends SentPhoto['status']>(status: Status) => ({
  is: (photo: PhotoItem): photo is SentPhoto & { readonly status: Status } => photo.status === status,
  otherwise: status === 'pending' ? decided : otherwise,
});

/**
 * Who may do what to a photo of a car. Drives the decisions, the `allowed` of responses, the documentation and the
 * tests.
 */
export const carPhotoPermissions = permissionTable(
  [
    { command: 'submit-car-photo', from: 'new', to: 'pending', who: 'member' },
    { command: 'approve-car-photo', from: 'pending', to: 'approved', who: 'moderator or admin' },
    { command: 'decline-car-photo', from: ['pending', 'approved'], to: 'declined', who: 'moderator or admin' },
    { command: 'withdraw-car-photo', from: ['pending', 'approved'], to: 'withdrawn', who: 'author' },
    { command: 'reopen-car-photo', from: ['approved', 'declined'], to: 'pending', who: 'moderator or admin' },
    { command: 'send-car-photo-again', from: 'withdrawn', to: 'pending', who: 'author' },
  ],
  {
    from: {
      new: isIn('new'),
      pending: isOfStatus('pending'),
      approved: isOfStatus('approved'),
      declined: isOfStatus('declined'),
      withdrawn: isOfStatus('withdrawn'),
    },
    who: {
      member: isMember,
      'moderator or admin': isStaff,
      author: {
        // For an unknown one no one is refused as a stranger: the error is that it does not exist.
        is: ({ actor }: Caller, photo: PhotoItem) =>
          actor !== undefined && (!('submittedBy' in photo) || photo.submittedBy === actor),
        otherwise: 'car-photo-not-yours',
      },
    },
  },
);

export const photoIn = ({ photos }: CarPhotos, photoId: string): PhotoItem =>
  photos.find((photo) => photo.photoId === photoId) ?? { status: 'new' };
