import type { UploadName } from './upload-files.ts';

/** A picture that is kept: its name, and its size in pixels and bytes. */
export type KeptPicture = {
  readonly name: UploadName;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
};
