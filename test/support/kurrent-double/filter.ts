import type { ReadReq } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import type { Stored } from './log.ts';

const PAGE = 32;

/** Which events of `$all` match, and how many are checked between two checkpoints. */
export type Filter = {
  wants(event: Stored): boolean;
  readonly window: number;
  readonly checkpointInterval: number;
};

export const filterOf = (options: ReadReq.Options): Filter => {
  const filter = options.getFilter();
  if (!filter) return { wants: () => true, window: PAGE, checkpointInterval: Infinity };
  const byStream = filter.hasStreamIdentifier();
  const expression = byStream ? filter.getStreamIdentifier() : filter.getEventType();
  const prefixes = expression?.getPrefixList() ?? [];
  const pattern = expression?.getRegex() ? new RegExp(expression.getRegex()) : undefined;
  const window = filter.hasMax() ? filter.getMax() : PAGE;
  return {
    wants: (event) => {
      const text = byStream ? event.stream : event.type;
      return pattern ? pattern.test(text) : prefixes.some((prefix) => text.startsWith(prefix));
    },
    window,
    checkpointInterval: window * (filter.getCheckpointintervalmultiplier() || 1),
  };
};
