import { useEffect } from 'react';
import { useSession } from '../session/use-session.ts';
import { useStore } from '../store.ts';
import { followAccount, savedInAccount } from './account-settings.ts';

/** While the user is logged in, the options are synced between devices. */
export function useAccountSettings(): void {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.userId : undefined;
  useEffect(() => (userId === undefined ? undefined : followAccount(userId)), [userId]);
}

export const useSavedInAccount = (): boolean => useStore(savedInAccount);
