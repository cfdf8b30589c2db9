import { isSilent, ACCOUNT_CHANNEL, roomsExcept } from './may-join.ts';

/** A view change from its projection: in a channel (`*`: to everyone), except for these accounts. */
type Change = {
  readonly view: string;
  readonly channel: string;
  readonly keys: '*' | Iterable<string>;
  readonly position: number;
  readonly except?: readonly string[];
};

/**
 * The message to sockets about a change, the same from every process: `room` undefined is every socket, `except` are
 * rooms.
 */
export const changeMessage = ({ view, channel, keys, position, except = [] }: Change) => ({
  room: channel === '*' ? undefined : channel,
  except: roomsExcept(except),
  told: {
    view,
    channel: channel.startsWith('owner:') ? ACCOUNT_CHANNEL : channel,
    keys: keys === '*' || isSilent(channel) ? ('*' as const) : [...keys],
    position,
  },
});
