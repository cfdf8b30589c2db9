/** A broken rule of the domain. `code` is also the translation key; `facts` fill its placeholders. */
export class RuleBroken extends Error {
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(code: string, facts: Record<string, unknown> = {}) {
    super(`${code} ${JSON.stringify(facts)}`);
    this.name = 'RuleBroken';
    this.code = code;
    this.facts = facts;
  }
}
