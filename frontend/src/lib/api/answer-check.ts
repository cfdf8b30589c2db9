/** The shapes of answers by name; what each looks like is the contracts'. */
export type AnswerShape =
  | 'matrix'
  | 'matrix-changes'
  | 'car-page'
  | 'catalogue-head'
  | 'cell-story'
  | 'member'
  | 'member-list'
  | 'member-history'
  | 'account-sessions'
  | 'account-passkeys'
  | 'own-session'
  | 'chat-link'
  | 'written'
  | 'current-user'
  | 'client-config'
  | 'settings'
  | 'closing';

type Check = (shape: AnswerShape, answer: unknown) => void;

let check: Check | undefined;

/** Development and tests read every answer with the contracts' schemas; a production build leaves them out. */
export function checkAnswersWith(strict: Check): void {
  check = strict;
}

export function checkAnswer(shape: AnswerShape, answer: unknown): void {
  check?.(shape, answer);
}
