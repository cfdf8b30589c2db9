import { useDeferredValue } from 'react';
import { memberSorts } from '#contracts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { useMembers } from './use-members.ts';

export const byName = { by: 'name', down: false };

export function useMemberSearch() {
  const address = useListAddress();
  const { by, down } = address.sort ?? byName;
  const wanted = `${down ? '-' : ''}${by}`;
  const list = useMembers({
    find: useDeferredValue(address.find.trim()),
    kinds: address.chosen('kind'),
    sort: memberSorts.find((sort) => sort === wanted) ?? 'name',
  });
  return { address, list };
}
