import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ANIMATED_CARD_BYTES_MAX, animatedCardFileFaults, animatedCardTypes } from '../animated-cards.enums.ts';
import { pictureFaults, pictureTypes } from '../upload.enums.ts';
import { fileBody, storedUpload, uploadName, uploadWait, waitingUpload } from '../uploads.ts';

export const uploads = {
  keep: endpoint({
    method: 'POST',
    path: '/api/v1/uploads',
    summary: 'Upload a picture (up to 8 MB); metadata is removed, and unused files are deleted after a day',
    who: 'member',
    body: fileBody,
    fileTypes: pictureTypes,
    answer: storedUpload,
    status: 201,
    problems: [...pictureFaults, 'too-many-waiting'],
    feature: 'uploads',
  }),
  keepLoop: endpoint({
    method: 'POST',
    path: '/api/v1/uploads/animated-cards',
    formerly: '/api/v1/uploads/loops',
    summary:
      'Upload an animated GIF, WebP or PNG (up to 25 MB and 15 seconds); it is converted to a small endless loop with a still picture',
    who: 'member',
    body: fileBody,
    fileTypes: animatedCardTypes,
    mostBytes: ANIMATED_CARD_BYTES_MAX,
    answer: waitingUpload,
    status: 202,
    problems: [
      'picture-truncated',
      'picture-with-more',
      'picture-unreadable',
      ...animatedCardFileFaults,
      'too-many-waiting',
    ],
    feature: 'uploads',
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/api/v1/uploads/waiting/:id',
    summary:
      'Get the status of your upload: waiting, saved (unused files are deleted after a day) or rejected with a reason',
    who: 'member',
    params: z.object({ id: waitingUpload.shape.id }),
    answer: uploadWait,
    problems: [
      'upload-unknown',
      ...animatedCardFileFaults,
      'picture-truncated',
      'picture-with-more',
      'picture-unreadable',
    ],
    feature: 'uploads',
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/v1/uploads/:name/:size',
    summary: 'Get a picture in full or small size; non-public ones only for their sender and moderators',
    who: 'guest-or-member',
    params: z.object({ name: uploadName, size: z.enum(['full', 'card']) }),
    contentType: 'image/webp',
    problems: ['upload-unknown'],
  }),
};
