import { Suspense } from 'react';
import type { ComponentProps } from 'react';
import { lazyComponent } from '../../lib/lazy-component.ts';

const LoadedSheet = lazyComponent(async () => (await import('./sheet.tsx')).Sheet);

/** A sheet whose code is loaded when the first one opens: desktops never need it. */
export function Sheet(props: ComponentProps<typeof LoadedSheet>) {
  return (
    <Suspense fallback={null}>
      <LoadedSheet {...props} />
    </Suspense>
  );
}
