import { useTranslation } from 'react-i18next';
import { pages } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/use-session.ts';

/** A page that G and a letter lead to. */
export type PageByKey = { letter: string; path: string; text: string };

/** The pages that this reader can go to by a key; a letter stands for one page only. */
export function usePagesByKey(): readonly PageByKey[] {
  const { t } = useTranslation(['shell', 'account']);
  const session = useSession();
  const known = session.status === 'signed-in';
  return [
    { letter: 'H', path: pages.records, text: t('menu.Compare') },
    ...(known ? [{ letter: 'A', path: pages.account, text: t('account:profile.title') }] : []),
    ...(known && session.admin ? [{ letter: 'U', path: pages.admin, text: t('account:users') }] : []),
    { letter: 'P', path: pages.privacy, text: t('account:profile.privacy') },
    ...(session.status === 'signed-out' ? [{ letter: 'L', path: pages.signIn, text: t('account:signIn') }] : []),
  ];
}
