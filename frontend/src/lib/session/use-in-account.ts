import { useEffect, useEffectEvent } from 'react';
import { onConnectionBack } from '../live-views/connection.ts';
import type { Store } from '../store.ts';
import { useStore } from '../store.ts';
import { useSession } from './use-session.ts';

type Follows = {
  /** Whether the account has all that the device has. */
  readonly inAccount: Store<boolean>;
  /** Notifies of changes on the device. */
  readonly onChange: (listen: () => void) => () => void;
  /** Takes the account's data, and sends the changes made here, unless it is over by then. */
  readonly bringTogether: (userId: string, isOver: () => boolean) => Promise<void>;
};

/** While the user is logged in and views their saved data, it is synced between devices. */
export function useInAccount({ inAccount, onChange, bringTogether: mergeLocalAndAccount }: Follows): boolean {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.userId : undefined;
  const bring = useEffectEvent(mergeLocalAndAccount);
  const listen = useEffectEvent(onChange);
  useEffect(() => {
    if (userId === undefined) return inAccount.set(false);
    let over = false;
    const go = () =>
      void bring(userId, () => over).then(
        () => over || inAccount.set(true),
        () => over || inAccount.set(false),
      );
    const ends = [onConnectionBack(go), listen(go)];
    go();
    return () => {
      over = true;
      for (const end of ends) end();
    };
  }, [userId, inAccount]);
  return useStore(inAccount);
}
