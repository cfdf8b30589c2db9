import { lazy, Suspense } from 'react';
import type { ComponentProps } from 'react';

const LoadedSheet = lazy(async () => ({ default: (await import('./sheet.tsx')).Sheet }));

/** A sheet whose code is loaded when the first one opens: desks never need it. */
export function Sheet(props: ComponentProps<typeof LoadedSheet>) {
  return (
    <Suspense fallback={null}>
      <LoadedSheet {...props} />
    </Suspense>
  );
}
