import { type EndpointDescription, isWrite as isWriting } from '#contracts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request asks to change something: as its endpoint says, else by its method. */
export const isWrite = (method: string, endpoint: EndpointDescription | undefined): boolean =>
  endpoint ? isWriting(endpoint) : !READING.has(method);
