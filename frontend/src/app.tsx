import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { useAppearance } from './lib/settings/use-appearance.ts';
import { applyTheme, useTheme } from './lib/settings/theme.ts';
import type { makeRouter } from './routes/router.tsx';

const swr = { revalidateOnFocus: false };

export function App({ router }: { router: ReturnType<typeof makeRouter> }) {
  const scheme = useTheme();
  useAppearance();
  useEffect(() => applyTheme(scheme), [scheme]);
  return (
    <SWRConfig value={swr}>
      <RouterProvider router={router} />
    </SWRConfig>
  );
}
