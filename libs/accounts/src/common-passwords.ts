/**
 * Whether a password is among the 49,000 most used of zxcvbn's list (which leaked passwords are counted in; the 10,000
 * commonest come first), in whatever case it is typed. The list is loaded when it is first asked.
 */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  commonPasswords ??= load();
  const common = await commonPasswords;
  return common.has(password) || common.has(password.toLowerCase());
};

let commonPasswords: Promise<ReadonlySet<string>> | undefined;

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
};
