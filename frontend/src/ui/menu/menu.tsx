import { cloneElement, Suspense, useState } from 'react';
import { lazyComponent } from '../../lib/lazy-component.ts';
import type { MenuProps } from './menu-entries.ts';

const load = () => import('./loaded-menu.tsx');
const LoadedMenu = lazyComponent(async () => (await load()).LoadedMenu);

/**
 * A menu under its trigger; arrow keys walk it, Escape closes it and focus returns to the trigger. The code of menus is
 * loaded when a pointer or the focus reaches the trigger; it is no part of the first load.
 */
export function Menu({ opened, onChange, ...rest }: MenuProps) {
  const [own, setOwn] = useState<boolean | null>(null);
  const isOpened = opened ?? own ?? false;
  const change = (next: boolean) => {
    setOwn(next);
    onChange?.(next);
  };
  const closed = cloneElement(rest.trigger, {
    onClick: () => change(true),
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    'aria-expanded': false,
  });
  if (own === null && !isOpened) return closed;
  return (
    <Suspense fallback={closed}>
      <LoadedMenu {...rest} opened={isOpened} onChange={change} />
    </Suspense>
  );
}
