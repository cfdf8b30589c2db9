import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  FILE_BYTES_MAX,
  GARAGE_FILE_BYTES_MAX,
  garageFileTypes,
  ANIMATED_CARD_BYTES_MAX,
  animatedCardTypes,
  pictureTypes,
} from '#contracts';
import { endpointOf } from './endpoint-of.ts';
import { Refused } from './refused.ts';

const ofLoopsAlone = animatedCardTypes.filter((type) => !pictureTypes.some((other) => other === type));
const fileTypes = [...pictureTypes, ...ofLoopsAlone, ...garageFileTypes];

const isFile = ({ headers }: FastifyRequest): boolean =>
  fileTypes.some((type) => headers['content-type']?.startsWith(type));

/** Leaves file bodies unparsed for endpoints that take files, up to their own limit. All others refuse them unread. */
export const useFileBodies = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const isTaken = endpointOf(request)?.fileTypes?.some((type) => request.headers['content-type']?.startsWith(type));
    done(isFile(request) && isTaken !== true ? new Refused('body-unreadable') : undefined);
  });
  app.addHook('onRoute', (route) => {
    const most = route.config?.endpoint?.mostBytes;
    if (most !== undefined) route.bodyLimit = most;
  });
  take(app, pictureTypes, FILE_BYTES_MAX);
  take(app, ofLoopsAlone, ANIMATED_CARD_BYTES_MAX);
  take(app, garageFileTypes, GARAGE_FILE_BYTES_MAX);
};

const take = (app: FastifyInstance, types: readonly string[], bodyLimit: number): void => {
  app.addContentTypeParser([...types], { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
};
