import { isSilent, OWN_CHANNEL, roomsExcept } from './may-join.ts';

/** A change of a view as its projection says it: in a channel (`*`: to everybody), but for these accounts. */
type Change = {
  readonly view: string;
  readonly channel: string;
  readonly keys: '*' | Iterable<string>;
  readonly position: number;
  readonly except?: readonly string[];
};

/** What sockets hear of a change, whichever process tells them: `room` undefined is every socket, `except` are rooms. */
export const toldChange = ({ view, channel, keys, position, except = [] }: Change) => ({
  room: channel === '*' ? undefined : channel,
  except: roomsExcept(except),
  told: {
    view,
    channel: channel.startsWith('owner:') ? OWN_CHANNEL : channel,
    keys: keys === '*' || isSilent(channel) ? ('*' as const) : [...keys],
    position,
  },
});
