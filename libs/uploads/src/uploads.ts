import { type PictureMaker, pictureMaker } from './make-picture.ts';
import type { UploadFiles, UploadName } from './upload-files.ts';
import { uploadName } from './upload-name.ts';

/** A picture that is kept: its name, and its size in pixels and bytes. */
export type KeptPicture = {
  readonly name: UploadName;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
};

/** Files that people send: pictures and loops of cars now, evidence and others later. */
export type Uploads = {
  readonly files: UploadFiles;
  /** Checks, encodes and keeps a picture. Throws `PictureRefused`, `TooManyPictures` or `UploadsUnavailable`. */
  keepPicture(bytes: Buffer): Promise<KeptPicture>;
  /** The same with a loop: `full` moves, `card` is its still picture. */
  keepLoop(bytes: Buffer): Promise<KeptPicture>;
};

export const uploadsIn = (files: UploadFiles, make: PictureMaker = pictureMaker()): Uploads => {
  const keep = async (bytes: Buffer, as: 'picture' | 'loop'): Promise<KeptPicture> => {
    const { full, card, width, height } = await make(bytes, as);
    const name = uploadName(full);
    await files.put(name, { full, card });
    return { name, width, height, bytes: full.byteLength };
  };
  return { files, keepPicture: (bytes) => keep(bytes, 'picture'), keepLoop: (bytes) => keep(bytes, 'loop') };
};
