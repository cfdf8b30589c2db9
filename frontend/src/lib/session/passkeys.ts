import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import { passkeys } from '#contracts';
import type { RequestOf } from '#contracts';
import { ProblemError } from '../api/problem-error.ts';
import { queryApi } from '../api/query-api.ts';
import { send } from '../api/send.ts';
import { signedInBy } from './sign-in.ts';
import type { SignedInHow } from './sign-in.ts';

const library = () => import('@simplewebauthn/browser');

/** Whether this browser supports passkeys at all. */
export const passkeysWork = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

type OnWire = RequestOf<typeof passkeys.signIn>['body']['response'];
const onWire = (response: AuthenticationResponseJSON | RegistrationResponseJSON): OnWire => ({
  ...response,
  response: { ...response.response },
});

/** Closed, timed out or unknown to this device: the browser does not distinguish these, on purpose. */
async function byDevice<Answer>(queryApi: () => Promise<Answer>): Promise<Answer> {
  try {
    return await queryApi();
  } catch {
    throw new ProblemError('passkey-refused');
  }
}

/** Logs in without a password. Throws `passkey-refused` or `passkey-unknown`. */
export async function signInByPasskey(): Promise<SignedInHow> {
  const { startAuthentication } = await library();
  const optionsJSON = (await queryApi(passkeys.signInOptions)).value as Parameters<
    typeof startAuthentication
  >[0]['optionsJSON'];
  const response = await byDevice(() => startAuthentication({ optionsJSON }));
  return signedInBy(await send(passkeys.signIn, { body: { response: onWire(response) } }));
}

/** Creates a passkey on this device. Throws `session-not-fresh`, `email-unconfirmed`, `passkey-refused`. */
export async function addPasskey(name: string): Promise<void> {
  const { startRegistration } = await library();
  const optionsJSON = (await queryApi(passkeys.registerOptions)).value as Parameters<
    typeof startRegistration
  >[0]['optionsJSON'];
  const response = await byDevice(() => startRegistration({ optionsJSON }));
  await send(passkeys.register, { body: { name, response: onWire(response) } });
}
