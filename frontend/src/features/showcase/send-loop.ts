import { showcase, uploads } from '#contracts';
import { type FileWay, sendFile } from '../../lib/api/send-file.ts';
import { sendSignedIn } from '../../lib/session/send-signed-in.ts';
import { whileSignedIn } from '../../lib/session/while-signed-in.ts';

/** Sends a file, then says of which car it is: the first alone is forgotten after a day. False when it was stopped. */
export async function sendLoop(carId: string, file: File, way: FileWay): Promise<boolean> {
  const kept = await whileSignedIn(() => sendFile(uploads.keepLoop, { body: file }, way));
  if (!kept || way.signal.aborted) return false;
  await sendSignedIn(showcase.submit, { params: { id: carId }, body: { file: kept.name } });
  return true;
}
