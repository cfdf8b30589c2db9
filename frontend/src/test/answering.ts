import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { descriptionOf, problemStatus } from '#contracts';
import type { AnswerOf, Endpoint, Problem, ProblemCode, ReadRequestOf } from '#contracts';

/** A refusal instead of a response. */
export class Refusal {
  readonly code: ProblemCode;
  readonly facts: Problem['facts'];

  constructor(code: ProblemCode, facts: Problem['facts'] = {}) {
    this.code = code;
    this.facts = facts;
  }

  response(): Response {
    const { code, facts } = this;
    const status = problemStatus(code);
    const problem = { type: 'about:blank', title: code, status, code, facts, correlationId: 'test' };
    return HttpResponse.json(problem satisfies Problem, { status });
  }
}

export class FileAnswer {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type AnswerBody<Of extends Endpoint> = AnswerOf<Of> | Refusal | FileAnswer;

const mocks = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  DELETE: http.delete,
};

const part = (schema: { parse: (given: unknown) => unknown } | undefined, given: unknown) =>
  schema === undefined ? undefined : schema.parse(given);

const rawOf = ({ search }: URL, name: string) => new RegExp(`[?&]${name}=([^&]*)`).exec(search)?.[1];

/** A mock of an endpoint: its request is parsed, and its response typed, by the contract. */
export function answering<Of extends Endpoint>(
  endpoint: Of,
  tell: (asked: ReadRequestOf<Of>) => AnswerBody<Of> | Promise<AnswerBody<Of>>,
  position?: () => number,
): HttpHandler {
  const { method, path, params, query, raw, body, fileTypes, status = 200 } = descriptionOf(endpoint as Endpoint);
  return mocks[method](`*${path}`, async ({ request, params: named }) => {
    const url = new URL(request.url);
    const given = Object.fromEntries(url.searchParams);
    const asked = {
      params: part(params, named),
      query: part(query, raw === undefined ? given : { ...given, [raw]: rawOf(url, raw) }),
      body: body === undefined ? undefined : part(body, await (fileTypes ? bytesOf(request) : request.clone().json())),
    };
    const told = await tell(asked as unknown as ReadRequestOf<Of>);
    if (told instanceof Refusal) return told.response();
    if (told instanceof FileAnswer) return new HttpResponse(told.text);
    const headers = position && { 'x-position': String(position()) };
    return HttpResponse.json(told as object, { status, ...(headers && { headers }) });
  });
}

const bytesOf = async (request: Request) => new Uint8Array(await request.clone().arrayBuffer());
