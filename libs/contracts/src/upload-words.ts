/** Bytes of a file that is sent. */
export const FILE_BYTES_MAX = 8 * 1024 * 1024;

/** Kinds of pictures that may be sent; which one it is, is seen in the file. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Days that a file is kept which nothing uses: nothing has used it yet, or what used it was declined or taken back. */
export const UNUSED_FILE_DAYS = 1;

/** Why a file is not taken as a picture. */
export const pictureFaults = [
  'picture-kind-unknown',
  'picture-truncated',
  'picture-with-more',
  'picture-too-large',
  'picture-unreadable',
] as const;
