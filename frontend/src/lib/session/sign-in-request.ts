import { storeOf } from '../store.ts';

/** A pending request to log in; `settle` reports whether the user did. */
export type SignInRequest = {
  settle: (signedIn: boolean) => void;
  /** The reason shown with it: the session has ended. */
  why: string | undefined;
  /** The user is logged in, and authenticates again. */
  proves: boolean;
};

export const signInRequest = storeOf<SignInRequest | null>(null);

let answer: Promise<boolean> | null = null;

/**
 * Opens the dialog; resolves with true after login, or with false when it was closed. Callers while it is open wait for
 * the same result.
 */
export const promptLogin = (why?: string): Promise<boolean> => askFor({ why, proves: false });

/** The same for a password or passkey of the logged-in user. */
export const promptReauthentication = (): Promise<boolean> => askFor({ why: undefined, proves: true });

function askFor(wanted: Omit<SignInRequest, 'settle'>): Promise<boolean> {
  answer ??= new Promise((resolve) => {
    const settle = (signedIn: boolean) => {
      answer = null;
      signInRequest.set(null);
      resolve(signedIn);
    };
    signInRequest.set({ settle, ...wanted });
  });
  return answer;
}
