import { pages } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/use-session.ts';

/** A page that G and a letter open; `text` is the key of its name, since few places use it and load it. */
export type PageByKey = {
  letter: string;
  path: string;
  text: 'shell:menu.Compare' | 'account:profile.title' | 'account:users' | 'account:profile.privacy' | 'account:signIn';
};

/** The pages that this user can open by a key; a letter stands for one page only. */
export function usePagesByKey(): readonly PageByKey[] {
  const session = useSession();
  const known = session.status === 'signed-in';
  const all: readonly (PageByKey & { shown: boolean })[] = [
    { letter: 'H', path: pages.records, text: 'shell:menu.Compare', shown: true },
    { letter: 'A', path: pages.account, text: 'account:profile.title', shown: known },
    { letter: 'U', path: pages.admin, text: 'account:users', shown: known && session.admin },
    { letter: 'P', path: pages.privacy, text: 'account:profile.privacy', shown: true },
    { letter: 'L', path: pages.signIn, text: 'account:signIn', shown: session.status === 'signed-out' },
  ];
  return all.filter(({ shown }) => shown);
}
