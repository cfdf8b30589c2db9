import { storeOf } from '../store.ts';

/** Somebody must sign in before something goes on; `settle` says whether they did. */
export type SignInRequest = {
  settle: (signedIn: boolean) => void;
  /** Said with it: a session that ended meanwhile. */
  why: string | undefined;
  /** Somebody is signed in, and shows once more that the account is theirs. */
  proves: boolean;
};

/** The one that is open now. */
export const signInRequest = storeOf<SignInRequest | null>(null);

let answer: Promise<boolean> | null = null;

/**
 * Opens the dialog; resolves when they have signed in, or with false when they closed it. Who asks while it is open
 * waits for the same answer.
 */
export const askToSignIn = (why?: string): Promise<boolean> => askFor({ why, proves: false });

/** The same for a password or passkey of who is signed in. */
export const askToProve = (): Promise<boolean> => askFor({ why: undefined, proves: true });

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
