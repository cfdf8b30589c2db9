import type { EndedSession } from './session-cache.ts';

type Listen = (ended: EndedSession) => void;

export class SessionEnds {
  readonly #listening = new Set<Listen>();

  add(listen: Listen): void {
    this.#listening.add(listen);
  }

  tell(ended: EndedSession): void {
    for (const listen of this.#listening) listen(ended);
  }
}
