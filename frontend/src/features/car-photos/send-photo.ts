import { carPhotos, uploads } from '#contracts';
import { sendSignedIn } from '../../lib/session/send-signed-in.ts';

/** Sends a picture, then says of which car it is: the first alone is forgotten after a day. */
export async function sendPhoto(carId: string, file: File): Promise<void> {
  const { name } = await sendSignedIn(uploads.keep, { body: file });
  await sendSignedIn(carPhotos.submit, { params: { id: carId }, body: { file: name } });
}
