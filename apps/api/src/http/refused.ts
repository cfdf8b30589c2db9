import type { ProblemCode } from '#contracts';

/** The API itself says no (the domain says `RuleBroken`). */
export class Refused extends Error {
  readonly code: ProblemCode;
  readonly facts: Readonly<Record<string, unknown>>;
  /** Seconds after which asking again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, facts: Record<string, unknown> = {}, retryAfter?: number) {
    super(code);
    this.name = 'Refused';
    this.code = code;
    this.facts = facts;
    this.retryAfter = retryAfter;
  }
}
