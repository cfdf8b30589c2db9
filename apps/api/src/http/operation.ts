import { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiParameters, ZodOpenApiResponsesObject } from 'zod-openapi';
import {
  descriptionOf,
  type Endpoint,
  type EndpointDescription,
  isCommand,
  keyNeeds,
  problem,
  problemsOf,
  problemStatus,
} from '#contracts';

const JSON_TYPE = 'application/json';
/** Their names in the document's `securitySchemes`. */
export const SESSION = 'session';
export const KEY = 'key';

const position = z.int().nonnegative().meta({ description: 'Position in the event log; only the order is meaningful' });
const idempotencyKey = z
  .uuid()
  .meta({ description: 'UUID chosen by the client; use the same one for every retry of a command' });
const afterPosition = position
  .optional()
  .meta({ description: 'Wait until the views have reached this position (at most 2 s)' });

export const operationOf = (tag: string, name: string, endpoint: Endpoint): ZodOpenApiOperationObject => {
  const said = descriptionOf(endpoint);
  return {
    operationId: `${tag} ${name}`.replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase()),
    tags: [tag],
    summary: said.summary,
    ...(said.deprecated && { deprecated: true }),
    ...securityOf(said),
    requestParams: parametersOf(said),
    ...(said.body && { requestBody: { required: true, content: contentOf(said.body, said.fileTypes) } }),
    responses: { ...goodAnswer(said), ...refusals(endpoint) },
  };
};

const contentOf = (schema: z.ZodType, types: readonly string[] = [JSON_TYPE]) =>
  Object.fromEntries(types.map((type) => [type, { schema }]));

const securityOf = (said: EndpointDescription): Pick<ZodOpenApiOperationObject, 'security'> => {
  const needed = keyNeeds(said);
  const byKey = needed === undefined ? [] : [{ [KEY]: needed === 'reading' ? [] : [needed] }];
  if (said.who === 'anyone') return byKey.length === 0 ? {} : { security: [{}, ...byKey] };
  return { security: [...(said.who === 'guest-or-member' ? [{}] : []), { [SESSION]: [] }, ...byKey] };
};

const fields = z
  .string()
  .optional()
  .meta({ description: 'Return only these fields of each item, such as id,rq; the schema lists all fields' });

/** A list response that supports `fields`. */
const isList = ({ method, views, answer }: EndpointDescription): boolean =>
  method === 'GET' && views !== undefined && hasItems(answer);

const hasItems = (answer: unknown): boolean =>
  answer instanceof z.ZodUnion
    ? answer.options.some(hasItems)
    : answer instanceof z.ZodObject && 'items' in answer.shape;

const queryOf = (said: EndpointDescription): z.ZodObject =>
  isList(said) ? z.object({ ...said.query?.shape, fields }) : (said.query ?? z.object({}));

const parametersOf = (said: EndpointDescription): ZodOpenApiParameters => ({
  ...(said.params && { path: said.params }),
  ...((said.query ?? isList(said)) && { query: queryOf(said) }),
  ...(isCommand(said) && { header: z.object({ 'Idempotency-Key': idempotencyKey }) }),
  ...(said.views && { header: z.object({ 'X-After-Position': afterPosition }) }),
});

const goodAnswer = (said: EndpointDescription): ZodOpenApiResponsesObject => {
  const { answer, status = 200, contentType = JSON_TYPE, views } = said;
  const headers = z.object({
    ...((views ?? isCommand(said)) && { 'X-Position': position }),
    ...(views && { ETag: z.string() }),
  });
  const [type = contentType] = contentType.split(';');
  const content = status === 204 ? {} : { content: { [type]: answer ? { schema: answer } : {} } };
  return {
    [status]: { description: said.who, headers, ...content },
    ...(views && { 304: { description: 'Not modified since the version in If-None-Match' } }),
  } as ZodOpenApiResponsesObject;
};

const refusals = (endpoint: Endpoint): ZodOpenApiResponsesObject => {
  const byStatus = Map.groupBy(problemsOf(endpoint), problemStatus);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.join(', '), content: { 'application/problem+json': { schema: problem } } },
    ]),
  );
};
