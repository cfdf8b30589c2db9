import type { CarPhotoEvent, PhotoFault } from '#domain';
import type { Recorded } from '#kernel';
import type { Projection } from '#read-store';

/** A submitted photo of a car. `file` names the upload; `by` are user ids, times ISO 8601. */
export type CarPhotoDoc = {
  readonly photoId: string;
  readonly carId: string;
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly gameVersion: string;
  readonly status: 'pending' | 'approved' | 'declined' | 'withdrawn';
  readonly submittedBy: string;
  readonly submittedAt: string;
  /** Of the latest decision; null while it waits. */
  readonly decidedAt: string | null;
  readonly decidedBy: string | null;
  readonly reason: PhotoFault | null;
  readonly textId: string | null;
};

/** View `car-photos`: every photo ever submitted, for the queue and for their authors. */
export const carPhotosView: Projection<CarPhotoEvent, CarPhotoDoc> = {
  name: 'car-photos',
  version: 1,
  handles: ['CarPhotoSubmitted', 'CarPhotoApproved', 'CarPhotoDeclined', 'CarPhotoWithdrawn', 'CarPhotoReopened'],
  indexes: [
    ['status', 'submittedAt'],
    ['status', 'decidedAt'],
    ['submittedBy', 'submittedAt'],
    ['file', 'status'],
  ],
  keysOf: ({ data }) => [data.photoId],
  channel: () => 'car-photos',
  evolve: (doc, event) => {
    if (event.type === 'CarPhotoSubmitted') return { ...event.data, ...waiting, submittedAt: event.meta.at };
    if (!doc) return undefined;
    switch (event.type) {
      case 'CarPhotoApproved':
        return decided(doc, 'approved', event);
      case 'CarPhotoDeclined':
        return { ...decided(doc, 'declined', event), reason: event.data.reason, textId: event.data.textId ?? null };
      case 'CarPhotoWithdrawn':
        return decided(doc, 'withdrawn', event);
      case 'CarPhotoReopened':
        return { ...doc, ...waiting };
    }
  },
};

const waiting = { status: 'pending', decidedAt: null, decidedBy: null, reason: null, textId: null } as const;

const decided = (doc: CarPhotoDoc, status: CarPhotoDoc['status'], { meta }: Recorded<CarPhotoEvent>): CarPhotoDoc => ({
  ...doc,
  ...waiting,
  status,
  decidedAt: meta.at,
  decidedBy: meta.actor,
});
