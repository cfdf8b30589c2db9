import type { ProblemCode } from '#contracts';

/** A refusal by the API itself (the domain's is `RuleBroken`). */
export class Refused extends Error {
  readonly code: ProblemCode;
  readonly facts: Readonly<Record<string, unknown>>;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, facts: Record<string, unknown> = {}, retryAfter?: number) {
    super(code);
    this.name = 'Refused';
    this.code = code;
    this.facts = facts;
    this.retryAfter = retryAfter;
  }
}
