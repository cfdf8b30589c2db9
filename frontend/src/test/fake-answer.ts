import type { Problem, ProblemCode } from '#contracts';

export type FakeRequest = {
  method: string;
  url: URL;
  headers: Headers;
  credentials: RequestCredentials | undefined;
  body: unknown;
};
export type FakeAnswer = { status: number; body: unknown; position?: number } | { status: number; text: string };

export function refusal(status: number, code: ProblemCode, facts: Problem['facts'] = {}): FakeAnswer {
  return {
    status,
    body: { type: 'about:blank', title: code, status, code, facts, correlationId: 'test' } satisfies Problem,
  };
}

/** As much of a Response as the client reads; jsdom has none. */
export function respond(answer: FakeAnswer): Response {
  const { status } = answer;
  const position = 'position' in answer ? answer.position : undefined;
  const headers = new Headers(position === undefined ? {} : { 'x-position': String(position) });
  const text = 'text' in answer ? answer.text : JSON.stringify(answer.body);
  return { ok: status < 300, status, headers, text: async () => text, blob: async () => new Blob([text]) } as Response;
}
