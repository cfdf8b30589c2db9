import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { LOOP_BYTES_MAX, loopFileFaults, loopTypes } from '../showcase-words.ts';
import { pictureFaults, pictureTypes } from '../upload-words.ts';
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
    problems: [...pictureFaults, 'too-many-waiting'],
    feature: 'uploads',
  }),
  keepLoop: endpoint({
    method: 'POST',
    path: '/api/v1/uploads/loops',
    summary:
      'Send an animated GIF, WebP or PNG of 25 MB and 15 seconds at most; it is made anew, small and endless, with a still picture, and goes after a day unless used',
    who: 'member',
    body: fileBody,
    fileTypes: loopTypes,
    mostBytes: LOOP_BYTES_MAX,
    answer: keptUpload,
    status: 201,
    problems: ['picture-truncated', 'picture-with-more', 'picture-unreadable', ...loopFileFaults, 'too-many-waiting'],
    feature: 'uploads',
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
