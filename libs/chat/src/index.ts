export { ChatFailed, type ChatFailure, type Messenger } from './messenger.ts';
export { openMessenger } from './open-messenger.ts';
