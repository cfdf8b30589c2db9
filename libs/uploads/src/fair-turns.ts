/** The queue of pictures is full. */
export class TooManyPictures extends Error {
  constructor() {
    super('too many pictures wait');
    this.name = 'TooManyPictures';
  }
}

type Turn = { readonly begin: () => Promise<void>; readonly giveUp: (error: Error) => void };
type Bounds = {
  readonly ofOne: number;
  /** The limit of all waiting tasks: beyond it, the user with the most makes room for users with fewer. */
  readonly ofAll: number;
};

/**
 * Runs tasks one after the other, each user in turn: many tasks of one user do not delay others. Throws
 * `TooManyPictures`.
 */
export const fairTurns = ({ ofOne, ofAll }: Bounds) => {
  const waiting = new Map<string, Turn[]>();
  let running = false;

  const countOf = (by: string) => waiting.get(by)?.length ?? 0;
  const isFull = () => [...waiting.values()].reduce((sum, { length }) => sum + length, 0) >= ofAll;
  /** Drops the newest task of the user with the most, where that is more than the caller would have. */
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

const nextOf = (waiting: Map<string, Turn[]>): Turn | undefined => {
  const [by, turns] = waiting.entries().next().value ?? [];
  if (by === undefined || !turns) return undefined;
  const [first, ...later] = turns;
  waiting.delete(by);
  if (later.length > 0) waiting.set(by, later);
  return first;
};
