export { joinFrames } from './join-frames.ts';
export { pictureMaker, TooManyPictures } from './make-picture.ts';
export { type PictureFault, PictureRefused } from './picture-refused.ts';
export { type UploadFiles, type UploadName, type UploadSize, UploadsUnavailable } from './upload-files.ts';
export { openKeptVersions } from './open-kept-versions.ts';
export { openUploadFiles } from './open-upload-files.ts';
export { UPLOADS_FOLDER } from './upload-files.disk.ts';
export { type KeptPicture, type Uploads, uploadsIn } from './uploads.ts';
