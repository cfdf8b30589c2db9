import { join } from 'node:path';
import { isGuessable, SECRET_FILE } from '#accounts';
import { type Config, ConfigInvalid } from '../config.ts';
import { installationSecret } from './installation-secret.ts';

const HOW = 'openssl rand -hex 32';

/** The secret of an installation, given or generated. Throws `ConfigInvalid` for one that can be guessed. */
export const strongSecret = async ({ authSecret, dataDir, givenSecrets }: Config): Promise<string> => {
  for (const [name, secret] of Object.entries(givenSecrets))
    if (await isGuessable(secret)) throw weak(name, `is too easy to guess: make a random one, as by \`${HOW}\``);
  if (authSecret !== undefined) return authSecret;
  const made = await installationSecret(dataDir);
  if (!(await isGuessable(made))) return made;
  const file = join(dataDir, SECRET_FILE);
  throw weak(
    file,
    'is not the secret that was made there: bring it back from a backup, or remove the file for a new one',
  );
};

const weak = (name: string, message: string) => new ConfigInvalid([{ path: [name], message }]);
