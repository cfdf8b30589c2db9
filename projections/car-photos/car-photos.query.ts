import type { View, ViewQuery } from '#read-store';
import type { CarPhotoDoc } from './car-photos.projection.ts';

type Paged = { readonly limit: number; readonly after?: string };

/** Photos that wait, longest waiting first. Throws `CursorUnreadable`. */
export const waitingPhotos = (view: View<CarPhotoDoc>, paged: Paged) =>
  page(view, { where: { status: 'pending' }, order: { field: 'submittedAt' } }, paged);

/** Photos that were approved or declined, the latest first. Throws `CursorUnreadable`. */
export const decidedPhotos = (view: View<CarPhotoDoc>, status: 'approved' | 'declined', paged: Paged) =>
  page(view, { where: { status }, order: { field: 'decidedAt', descending: true } }, paged);

/** A user's photos, the latest first. Throws `CursorUnreadable`. */
export const photosOf = (view: View<CarPhotoDoc>, submittedBy: string, paged: Paged) =>
  page(view, { where: { submittedBy }, order: { field: 'submittedAt', descending: true } }, paged);

/** Whether a card shows the file, or did and could again. */
export const isApprovedFile = async (view: View<CarPhotoDoc>, file: string): Promise<boolean> =>
  (await view.find({ where: { file, status: 'approved' }, limit: 1 })).items.length > 0;

const PHOTOS_OF_A_FILE = 100;

/**
 * Whether a file is that of a photo that waits or is approved, or that was declined or withdrawn since then (ISO 8601).
 */
export const isFileUsed = async (view: View<CarPhotoDoc>, file: string, since: string): Promise<boolean> => {
  const { items } = await view.find({ where: { file }, limit: PHOTOS_OF_A_FILE });
  return items.some(
    ({ doc: { status, decidedAt } }) =>
      status === 'pending' || status === 'approved' || (decidedAt !== null && decidedAt >= since),
  );
};

const page = async (view: View<CarPhotoDoc>, query: Omit<ViewQuery, 'limit'>, { limit, after }: Paged) => {
  const position = await view.position();
  const found = await view.find({ ...query, limit, ...(after === undefined ? {} : { after }) });
  const items = found.items.map(({ doc }) => doc);
  return { position, items, ...(found.next === undefined ? {} : { next: found.next }) };
};
