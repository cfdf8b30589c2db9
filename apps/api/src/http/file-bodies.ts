import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FILE_BYTES_MAX, pictureTypes } from '#contracts';
import { endpointOf } from './endpoint-of.ts';
import { Refused } from './refused.ts';

const isFile = ({ headers }: FastifyRequest): boolean =>
  pictureTypes.some((type) => headers['content-type']?.startsWith(type));

/** Lets endpoints that take files have them as they are, up to their own limit. All others refuse them unread. */
export const useFileBodies = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const isTaken = endpointOf(request)?.fileTypes !== undefined;
    done(isFile(request) && !isTaken ? new Refused('body-unreadable') : undefined);
  });
  app.addContentTypeParser(
    [...pictureTypes],
    { parseAs: 'buffer', bodyLimit: FILE_BYTES_MAX },
    (_request, body, done) => done(null, body),
  );
};
