import type { Accounts } from '#accounts';
import type { HistoryPerson } from '#contracts';

const PROGRAM = /^(system|job|policy):/;
const nobody = { userId: null, name: null };

export const theTeam: HistoryPerson = { as: 'team', ...nobody };

export const peopleIn = async (accounts: Accounts, ids: readonly string[]): Promise<(id: string) => HistoryPerson> => {
  const names = await accounts.displayNames([...new Set(ids)]);
  return (id) => {
    const name = names.get(id) ?? null;
    if (name !== null) return { as: 'person', userId: id, name };
    return PROGRAM.test(id) ? { as: 'program', ...nobody } : { as: 'former', ...nobody };
  };
};
