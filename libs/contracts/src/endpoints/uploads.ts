import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { LOOP_BYTES_MAX, loopFileFaults, loopTypes } from '../showcase-words.ts';
import { pictureFaults, pictureTypes } from '../upload-words.ts';
import { fileBody, keptUpload, uploadName, uploadWait, waitingUpload } from '../uploads.ts';

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
      'Send an animated GIF, WebP or PNG of 25 MB and 15 seconds at most; it waits to be made anew, small and endless, with a still picture',
    who: 'member',
    body: fileBody,
    fileTypes: loopTypes,
    mostBytes: LOOP_BYTES_MAX,
    answer: waitingUpload,
    status: 202,
    problems: ['picture-truncated', 'picture-with-more', 'picture-unreadable', ...loopFileFaults, 'too-many-waiting'],
    feature: 'uploads',
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/api/v1/uploads/waiting/:id',
    summary:
      'Whether a file that you sent still waits or was kept (it goes after a day unless used), or why it was not',
    who: 'member',
    params: z.object({ id: waitingUpload.shape.id }),
    answer: uploadWait,
    problems: ['upload-unknown', ...loopFileFaults, 'picture-truncated', 'picture-with-more', 'picture-unreadable'],
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
