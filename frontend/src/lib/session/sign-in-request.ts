/** Somebody must sign in before something goes on; `settle` says whether they did. */
export type SignInRequest = { settle: (signedIn: boolean) => void };

let open: SignInRequest | null = null;
const listeners = new Set<() => void>();

function set(next: SignInRequest | null): void {
  open = next;
  for (const listener of listeners) listener();
}

let answer: Promise<boolean> | null = null;

/**
 * Opens the dialog; resolves when they have signed in, or with false when they closed it. Who asks while it is open
 * waits for the same answer.
 */
export function askToSignIn(): Promise<boolean> {
  answer ??= new Promise((resolve) => {
    const settle = (signedIn: boolean) => {
      answer = null;
      set(null);
      resolve(signedIn);
    };
    set({ settle });
  });
  return answer;
}

export const currentSignInRequest = (): SignInRequest | null => open;

export function onSignInRequest(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}
