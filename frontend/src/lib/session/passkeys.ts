import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import type { AccountBodies } from '#contracts';
import { ProblemError } from '../api/problem-error.ts';
import { call, readAnswer } from '../api/read-answer.ts';
import { apiPaths } from '../paths.ts';
import { postAccount } from './post-account.ts';
import { signedInBy } from './sign-in.ts';
import type { SignedInHow } from './sign-in.ts';

const library = () => import('@simplewebauthn/browser');

/** Whether this browser can hold passkeys at all. */
export const passkeysWork = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

const options = async (path: '/passkey/generate-authenticate-options' | '/passkey/generate-register-options') =>
  readAnswer(await call(apiPaths.auth(path), { headers: { accept: 'application/json' }, cache: 'no-store' }));

type Response = AccountBodies['/passkey/verify-authentication']['response'];
const onWire = (response: AuthenticationResponseJSON | RegistrationResponseJSON): Response => ({
  ...response,
  response: { ...response.response },
});

/** Closed, timed out or unknown to this device: the browser does not tell these apart, on purpose. */
async function byDevice<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch {
    throw new ProblemError('passkey-refused');
  }
}

/** Signs in without a password. Throws `passkey-refused` or `passkey-unknown`. */
export async function signInByPasskey(): Promise<SignedInHow> {
  const { startAuthentication } = await library();
  const optionsJSON = (await options('/passkey/generate-authenticate-options')) as Parameters<
    typeof startAuthentication
  >[0]['optionsJSON'];
  const response = await byDevice(() => startAuthentication({ optionsJSON }));
  return signedInBy(await postAccount('/passkey/verify-authentication', { response: onWire(response) }));
}

/** Makes a passkey on this device. Throws `session-not-fresh`, `email-unconfirmed`, `passkey-refused`. */
export async function addPasskey(name: string): Promise<void> {
  const { startRegistration } = await library();
  const optionsJSON = (await options('/passkey/generate-register-options')) as Parameters<
    typeof startRegistration
  >[0]['optionsJSON'];
  const response = await byDevice(() => startRegistration({ optionsJSON }));
  await postAccount('/passkey/verify-registration', { name, response: onWire(response) });
}
