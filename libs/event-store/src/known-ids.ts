/** Streams whose ids are cached: those read last, which are those that will be appended to. */
const STREAMS = 256;

/** The known event ids of streams. What was appended never changes, so it never goes stale. */
export type KnownIds = {
  /** The ids from revision 0 up to and including a revision, undefined when they are not all known. */
  upTo(stream: string, revision: number): readonly string[] | undefined;
  /** Adds the ids after the first `from` ones of the stream. */
  saw(stream: string, from: number, ids: readonly string[]): void;
};

export const knownIds = (): KnownIds => {
  const seen = new Map<string, readonly string[]>();
  return {
    upTo: (stream, revision) => {
      const ids = seen.get(stream);
      return ids && ids.length > revision ? ids.slice(0, revision + 1) : undefined;
    },
    saw: (stream, from, ids) => {
      const before = seen.get(stream) ?? [];
      if (before.length < from || before.length >= from + ids.length) return;
      seen.delete(stream);
      seen.set(stream, [...before.slice(0, from), ...ids]);
      const [oldest] = seen.keys();
      if (seen.size > STREAMS && oldest !== undefined) seen.delete(oldest);
    },
  };
};
