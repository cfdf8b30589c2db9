import { carPhotos, uploads } from '#contracts';
import { type UploadOptions, sendFile } from '../../lib/api/send-file.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { withLoginPrompt } from '../../lib/session/while-signed-in.ts';

/**
 * Uploads a picture, then assigns it to its car: an unassigned upload is deleted after a day. False when it was
 * cancelled.
 */
export async function sendPhoto(carId: string, file: File, way: UploadOptions): Promise<boolean> {
  const kept = await withLoginPrompt(() => sendFile(uploads.keep, { body: file }, way));
  if (!kept || way.signal.aborted) return false;
  await sendAuthenticated(carPhotos.submit, { params: { id: carId }, body: { file: kept.name } });
  return true;
}
