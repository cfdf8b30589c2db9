import { MantineContext, MantineProvider } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { useTheme } from '../../lib/settings/theme.ts';
import './mantine.css';
import { theme, variables } from './theme.ts';

/**
 * What every part made of Mantine stands in, once. It comes with the first of those parts, a dialog or a menu, so that a
 * page that has none of them open does not wait for their theme and style sheets.
 */
export function InMantine({ children }: { children: ReactNode }) {
  const scheme = useTheme();
  if (useContext(MantineContext)) return children;
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} forceColorScheme={scheme}>
      {children}
    </MantineProvider>
  );
}
