import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { useAppearance } from './lib/settings/use-appearance.ts';
import { useTheme } from './lib/settings/theme.ts';
import { makeRouter } from './routes/router.tsx';

/** Everything a page stands in: theme, cache, router. */
export function App() {
  const [router] = useState(makeRouter);
  const scheme = useTheme();
  useAppearance();
  useEffect(() => {
    document.documentElement.dataset['mantineColorScheme'] = scheme;
  }, [scheme]);
  return (
    <SWRConfig value={{ revalidateOnFocus: false }}>
      <RouterProvider router={router} />
    </SWRConfig>
  );
}
