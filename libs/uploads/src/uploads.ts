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

/** Files that people send: pictures of cars now, evidence and others later. */
export type Uploads = {
  readonly files: UploadFiles;
  /** Checks, encodes and keeps a picture. Throws `PictureRefused`, `TooManyPictures` or `UploadsUnavailable`. */
  keepPicture(bytes: Buffer): Promise<KeptPicture>;
};

export const uploadsIn = (files: UploadFiles, make: PictureMaker = pictureMaker()): Uploads => ({
  files,
  keepPicture: async (bytes) => {
    const { full, card, width, height } = await make(bytes);
    const name = uploadName(full);
    await files.put(name, { full, card });
    return { name, width, height, bytes: full.byteLength };
  },
});
