/** Why a password is refused: it is common, easily guessed, or the owner's name or address. */
export type PasswordFault = 'password-common' | 'password-guessable' | 'password-own';

/** zxcvbn's scores go from 0 to 4; below this a million tries find it. */
const LEAST_SCORE = 2;
/** Checking more characters costs more time and changes nothing. */
const LOOKED_AT = 64;
const COMMON = new Set(['topTen', 'topHundred', 'common', 'similarToCommon']);

/**
 * What is wrong with a password, by zxcvbn: its 49,000 most used ones (counted in leaked passwords), variants with
 * other characters, rows of keys, dates, repetitions, and the owner's names. Loaded on first use.
 */
export const passwordFault = async (password: string, own: readonly string[]): Promise<PasswordFault | undefined> => {
  zxcvbn ??= load();
  const { check } = await zxcvbn;
  const { score, feedback, sequence } = check(password.slice(0, LOOKED_AT), own.flatMap(partsOf));
  if (score >= LEAST_SCORE) return undefined;
  if (sequence.some((match) => 'dictionaryName' in match && match.dictionaryName === 'userInputs'))
    return 'password-own';
  return COMMON.has(feedback.warning ?? '') ? 'password-common' : 'password-guessable';
};

/** Tries (powers of ten) below which a signing secret was not random: 32 random digits take 24, hexadecimal ones 28. */
const LEAST_TRIES = 20;

/** Whether a secret of the installation is a word, a row of keys or a repetition. */
export const isGuessable = async (secret: string): Promise<boolean> => {
  zxcvbn ??= load();
  const { check } = await zxcvbn;
  return check(secret.slice(0, LOOKED_AT), []).guessesLog10 < LEAST_TRIES;
};

/** For an email also the part before the @. */
const partsOf = (own: string): readonly string[] => [own, ...own.split('@', 1)];

let zxcvbn: ReturnType<typeof load> | undefined;

const load = async () => {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common');
  const common = { 'passwords-common': dictionary['passwords-common'] };
  const factory = new ZxcvbnFactory({ dictionary: common, graphs: adjacencyGraphs });
  return { check: (password: string, own: string[]) => factory.check(password, own) };
};
