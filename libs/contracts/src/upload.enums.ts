/** Maximum size of an upload, in bytes. */
export const FILE_BYTES_MAX = 8 * 1024 * 1024;

/** Types of pictures that may be sent; the type is detected in the file. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Days that an unused file is stored: nothing has used it yet, or its use was declined or withdrawn. */
export const UNUSED_FILE_DAYS = 1;

/** Why a file is not accepted as a picture. */
export const pictureFaults = [
  'picture-kind-unknown',
  'picture-truncated',
  'picture-with-more',
  'picture-too-large',
  'picture-unreadable',
] as const;
