import { type EndpointDescription, isWrite as isWriting } from '#contracts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request is a write: as its endpoint declares, else by its method. */
export const isWrite = (method: string, endpoint: EndpointDescription | undefined): boolean =>
  endpoint ? isWriting(endpoint) : !READING.has(method);
