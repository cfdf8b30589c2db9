export type ChatFailure = 'user-unknown' | 'not-member' | 'messages-closed' | 'unavailable';

/** Sends private messages to members of the community's chat server. Ids are texts: as numbers they lose digits. */
export type Messenger = {
  /** Returns the recipient's chat name. Throws `ChatFailed`. */
  send(chatId: string, text: string): Promise<string>;
  close(): void;
};

/** The message did not arrive, or the outcome is unknown. */
export class ChatFailed extends Error {
  readonly failure: ChatFailure;

  constructor(failure: ChatFailure, options?: ErrorOptions) {
    super(failure, options);
    this.name = 'ChatFailed';
    this.failure = failure;
  }
}
