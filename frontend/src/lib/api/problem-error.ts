import type { Problem, ProblemCode } from '#contracts';

/** Client-side errors, in addition to the server's codes. */
export type ClientCode = 'offline' | 'answer-unreadable' | 'maintenance';

/** A refusal as the screen needs it: the code is the translation key, `facts` are its params. */
export class ProblemError extends Error {
  readonly code: ProblemCode | ClientCode;
  readonly status: number;
  readonly facts: Problem['facts'];

  constructor(code: ProblemCode | ClientCode, status = 0, facts: Problem['facts'] = {}) {
    super(code);
    this.name = 'ProblemError';
    this.code = code;
    this.status = status;
    this.facts = facts;
  }
}

/** Converts any thrown value into a problem that can be shown. */
export function asProblem(thrown: unknown): ProblemError {
  return thrown instanceof ProblemError ? thrown : new ProblemError('unexpected');
}
