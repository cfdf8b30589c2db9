import { DiscordAPIError, REST } from '@discordjs/rest';
import {
  type APIGuildMember,
  type APIUser,
  type RESTPostAPICurrentUserCreateDMChannelResult,
  RESTJSONErrorCodes,
  Routes,
} from 'discord-api-types/v10';
import { ChatFailed, type ChatFailure, type Messenger } from './messenger.ts';

export type DiscordSettings = {
  readonly token: string;
  /** Id of the community's server; only its members can link an account. */
  readonly serverId: string;
  /** Base URL of the service; another one in tests. */
  readonly url: string;
};

/** A user is waiting for the response. */
const TIMEOUT_MS = 5_000;

/** A short rate limit of Discord's is waited for; a longer one is an error. */
const rejectOnRateLimit = ({ timeToReset }: { readonly timeToReset: number }): boolean => timeToReset > 2_000;

/** Messages through Discord's REST API, by a bot that is on the community's server. */
export const openDiscordMessenger = ({ token, serverId, url }: DiscordSettings): Messenger => {
  const rest = new REST({ version: '10', api: url, timeout: TIMEOUT_MS, retries: 1, rejectOnRateLimit });
  rest.setToken(token);
  const asked = <Answer>(question: Promise<unknown>): Promise<Answer> =>
    question.catch((cause: unknown) => Promise.reject(new ChatFailed(failureOf(cause), { cause }))) as Promise<Answer>;
  return {
    send: async (chatId, content) => {
      const { username, global_name: shownName } = await asked<APIUser>(rest.get(Routes.user(chatId)));
      const member = await asked<APIGuildMember>(rest.get(Routes.guildMember(serverId, chatId)));
      const channel = await asked<RESTPostAPICurrentUserCreateDMChannelResult>(
        rest.post(Routes.userChannels(), { body: { recipient_id: chatId } }),
      );
      await asked(rest.post(Routes.channelMessages(channel.id), { body: { content } }));
      return member.nick ?? shownName ?? username;
    },
    close: () => {
      rest.clearHashSweeper();
      rest.clearHandlerSweeper();
    },
  };
};

const failures: Readonly<Record<number, ChatFailure>> = {
  [RESTJSONErrorCodes.UnknownUser]: 'user-unknown',
  [RESTJSONErrorCodes.InvalidFormBodyOrContentType]: 'user-unknown',
  [RESTJSONErrorCodes.UnknownMember]: 'not-member',
  [RESTJSONErrorCodes.CannotSendMessagesToThisUser]: 'messages-closed',
};

/** A wrong token, a limit, a fault of the service or no response are the same to a user who waits for a code. */
const failureOf = (error: unknown): ChatFailure =>
  (error instanceof DiscordAPIError && failures[Number(error.code)]) || 'unavailable';
