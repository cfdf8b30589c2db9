import type { UploadName } from './upload-files.ts';

export type StoredPicture = {
  readonly name: UploadName;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
};
