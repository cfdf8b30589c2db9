import { AccountsUnavailable } from '#accounts';
import { type ProblemCode, problemCode } from '#contracts';
import { Refused } from '../http/refused.ts';

/** better-auth's refusal as one of ours. */
export const authRefusal = async (answer: Response): Promise<Error> => {
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string };
  const ours = problemCode.safeParse(code);
  if (ours.success) return new Refused(ours.data);
  if (answer.status === 401) return new Refused('credentials-wrong' satisfies ProblemCode);
  if (answer.status === 404) return new Refused('route-unknown');
  // What our own check let pass and better-auth could not do: its store did not answer.
  return new AccountsUnavailable({ cause: new Error(`sign-in answered ${answer.status} ${code ?? ''}`) });
};
