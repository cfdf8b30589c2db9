import type { INestApplication } from '@nestjs/common';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { COOKIE_PREFIX } from '#accounts';
import { api, apiScopes, descriptionOf, type Endpoint } from '#contracts';
import { KEY, operationOf, SESSION } from './operation.ts';

const info = {
  title: 'Track Day Records',
  version: '1',
  description:
    'Programs authenticate with an API key from your account: `Authorization: Bearer tdr_…`. See docs/api.md for a ' +
    'five-minute start. Commands need an Idempotency-Key (a UUID). Errors are application/problem+json (RFC 9457). ' +
    'Every response to a key includes its rate limit: X-RateLimit-Limit, -Remaining, and -Reset in seconds.',
};

const session = {
  type: 'apiKey',
  in: 'cookie',
  name: `${COOKIE_PREFIX}.session_token`,
  description: 'Set when you log in or register; over HTTPS, its name starts with __Secure-',
} as const;

const key = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'tdr_…',
  description: `API key of your account: reads public data; scopes allow more (${apiScopes.join(', ')})`,
} as const;

const inBraces = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

/** A generated client keeps the name of the operation for the path of today. */
const formerOf = (operation: ZodOpenApiOperationObject, path: string): object => ({
  ...operation,
  operationId: `${operation.operationId}Former`,
  deprecated: true,
  description: `Use ${path}`,
  'x-successor': path,
});

const paths = (): ZodOpenApiPathsObject => {
  const all: Record<string, Record<string, object>> = {};
  for (const [tag, group] of Object.entries<Record<string, Endpoint>>(api))
    for (const [name, endpoint] of Object.entries(group)) {
      const method = endpoint.method.toLowerCase();
      const operation = operationOf(tag, name, endpoint);
      const path = inBraces(endpoint.path);
      all[path] = { ...all[path], [method]: operation };
      const { formerly } = descriptionOf(endpoint);
      if (formerly === undefined) continue;
      const former = inBraces(formerly);
      all[former] = { ...all[former], [method]: formerOf(operation, path) };
    }
  return all;
};

export const documentOf = () =>
  createDocument({
    openapi: '3.1.0',
    info,
    paths: paths(),
    components: { securitySchemes: { [SESSION]: session, [KEY]: key } },
  });

/** Hides the links column, which the document never fills and a phone has no room for, and the library's top bar. */
const looks = {
  customCss: '.swagger-ui .response-col_links, .swagger-ui .topbar { display: none }',
  customSiteTitle: 'API · Track Day Records',
  customfavIcon: '/mark.svg',
};

/** The document generated from the contracts, and a page to read it on, at two paths: readers look in both places. */
export const useOpenApi = (app: INestApplication): void => {
  const document = () => documentOf() as unknown as OpenAPIObject;
  SwaggerModule.setup('api/docs', app, document, {
    jsonDocumentUrl: 'api/openapi.json',
    yamlDocumentUrl: 'api/openapi.yaml',
    ...looks,
  });
  SwaggerModule.setup('swagger', app, document, { raw: false, ...looks });
};
