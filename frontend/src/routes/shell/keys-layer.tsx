import { Suspense, useState } from 'react';
import { useGoKeys } from '../../lib/keys/go-keys.ts';
import { hideKeys, openKeyList, useIsKeyListOpen } from '../../lib/keys/list-of-keys.ts';
import { usePageKeys } from '../../lib/keys/page-keys.ts';
import { useGoTo } from '../../lib/navigation/go-to.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { useOnAnotherPage } from './use-on-another-page.ts';
import { usePagesByKey } from './use-pages-by-key.ts';

const ListOfKeys = lazyComponent(async () => (await import('./list-of-keys.tsx')).ListOfKeys);

/** The keys that every page has: G and a letter for another page, and the list of all keys. */
export function KeysLayer({ blocked }: { blocked: boolean }) {
  const pages = usePagesByKey();
  const goTo = useGoTo();
  const shown = useIsKeyListOpen();
  const [needed, setNeeded] = useState(false);
  if (shown && !needed) setNeeded(true);
  usePageKeys({ '?': openKeyList });
  useOnAnotherPage(hideKeys);
  useGoKeys((letter) => {
    const page = pages.find((one) => one.letter === letter);
    if (page && !blocked) void goTo?.(page.path);
    return page !== undefined;
  });
  return needed ? (
    <Suspense fallback={null}>
      <ListOfKeys opened={shown} onClose={hideKeys} pages={pages} />
    </Suspense>
  ) : null;
}
