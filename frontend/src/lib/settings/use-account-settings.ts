import { useEffect } from 'react';
import { useSession } from '../session/use-session.ts';
import { useStore } from '../store.ts';
import { followAccount, keptInAccount } from './account-settings.ts';

/** While somebody is signed in, the options follow them from device to device. */
export function useAccountSettings(): void {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.userId : undefined;
  useEffect(() => (userId === undefined ? undefined : followAccount(userId)), [userId]);
}

/** Whether the options are kept in the account, or on this device alone. */
export const useKeptInAccount = (): boolean => useStore(keptInAccount);
