import {
  accountPasskey,
  accountSession,
  clientConfig,
  carPage,
  catalogueHead,
  chatLinkState,
  cellStory,
  closingAnswer,
  currentUser,
  matrixAnswer,
  matrixChanges,
  memberAccount,
  memberHistoryAnswer,
  memberList,
  ownSession,
  settingsAnswer,
  written,
} from '#contracts';
import type { AnswerShape } from './answer-check.ts';

const schemas = {
  matrix: matrixAnswer,
  'matrix-changes': matrixChanges,
  'car-page': carPage,
  'catalogue-head': catalogueHead,
  'cell-story': cellStory,
  member: memberAccount,
  'member-list': memberList,
  'member-history': memberHistoryAnswer,
  'account-sessions': accountSession.array(),
  'account-passkeys': accountPasskey.array(),
  'own-session': ownSession,
  'chat-link': chatLinkState,
  written,
  'current-user': currentUser,
  'client-config': clientConfig,
  settings: settingsAnswer,
  closing: closingAnswer,
};

/** Throws, naming the field, when an answer is not what the contracts agreed on. */
export function contractCheck(shape: AnswerShape, answer: unknown): void {
  schemas[shape].parse(answer);
}
