import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pictureTypes } from '../upload-words.ts';
import { fileBody, keptUpload, uploadName } from '../uploads.ts';

export const uploads = {
  keep: endpoint({
    method: 'POST',
    path: '/api/v1/uploads',
    summary: 'Send a picture of 8 MB at most; it is made anew without its metadata, and goes after a day unless used',
    who: 'member',
    body: fileBody,
    fileTypes: pictureTypes,
    answer: keptUpload,
    status: 201,
    problems: [
      'picture-kind-unknown',
      'picture-truncated',
      'picture-with-more',
      'picture-too-large',
      'picture-unreadable',
      'too-many-waiting',
    ],
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/v1/uploads/:name/:size',
    summary: 'A picture, whole or small; one that is not public only for its sender and moderators',
    who: 'guest-or-member',
    params: z.object({ name: uploadName, size: z.enum(['full', 'card']) }),
    contentType: 'image/webp',
    problems: ['upload-unknown'],
  }),
};
