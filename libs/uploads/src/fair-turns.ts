/** More pictures wait than are worth waiting for. */
export class TooManyPictures extends Error {
  constructor() {
    super('too many pictures wait');
    this.name = 'TooManyPictures';
  }
}

type Turn = { readonly begin: () => Promise<void>; readonly giveUp: (error: Error) => void };
type Bounds = {
  /** What one asker may have waiting. */
  readonly ofOne: number;
  /** What all askers may have waiting: beyond it, whoever has the most gives way to whoever has less. */
  readonly ofAll: number;
};

/**
 * Does work one after the other, each asker in turn: who asks for many waits behind their own, and not before others.
 * Throws `TooManyPictures`.
 */
export const fairTurns = ({ ofOne, ofAll }: Bounds) => {
  const waiting = new Map<string, Turn[]>();
  let running = false;

  const countOf = (by: string) => waiting.get(by)?.length ?? 0;
  const isFull = () => [...waiting.values()].reduce((sum, { length }) => sum + length, 0) >= ofAll;
  /** The newest of whoever has the most goes, where that is more than who asks would have. */
  const makeRoomFor = (by: string): boolean => {
    const [most, turns] = [...waiting].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
    if (most === undefined || !turns || turns.length <= countOf(by) + 1) return false;
    turns.pop()?.giveUp(new TooManyPictures());
    return true;
  };
  const goOn = async () => {
    if (running) return;
    running = true;
    for (let next = nextOf(waiting); next !== undefined; next = nextOf(waiting)) await next.begin();
    running = false;
  };

  return <Made>(by: string, work: () => Promise<Made>): Promise<Made> => {
    if (countOf(by) >= ofOne || (isFull() && !makeRoomFor(by))) return Promise.reject(new TooManyPictures());
    const { promise, resolve, reject } = Promise.withResolvers<Made>();
    const turn = { begin: () => new Promise<Made>((made) => made(work())).then(resolve, reject), giveUp: reject };
    waiting.set(by, [...(waiting.get(by) ?? []), turn]);
    void goOn();
    return promise;
  };
};

/** The first of the asker whose turn it is, who is last from then on. */
const nextOf = (waiting: Map<string, Turn[]>): Turn | undefined => {
  const [by, turns] = waiting.entries().next().value ?? [];
  if (by === undefined || !turns) return undefined;
  const [first, ...later] = turns;
  waiting.delete(by);
  if (later.length > 0) waiting.set(by, later);
  return first;
};
