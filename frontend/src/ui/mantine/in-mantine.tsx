import { MantineContext, MantineProvider } from '@mantine/core';
import { type ReactNode, useContext, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useTheme } from '../../lib/settings/theme.ts';
import './mantine.css';
import { theme, variables } from './theme.ts';

/**
 * The wrapper of every Mantine component, mounted once. It loads with the first of those components, a dialog or a
 * menu, so that a page that has none of them open does not wait for their theme and style sheets.
 */
export function InMantine({ children }: { children: ReactNode }) {
  const inside = useContext(MantineContext) !== null;
  useEffect(() => {
    if (!inside) keepStyles();
  }, [inside]);
  return inside ? children : <Mantine>{children}</Mantine>;
}

function Mantine({ children }: { children?: ReactNode }) {
  const scheme = useTheme();
  // The default too: whenever a part that waited for its texts is shown again, Mantine first applies that to the page.
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      defaultColorScheme={scheme}
      forceColorScheme={scheme}
    >
      {children}
    </MantineProvider>
  );
}

let kept = false;

/**
 * Its variables stand on the document. They stay after the first use: when they went with a dialog and came with the
 * next, a phone had to compute the style of every cell again, each time.
 */
function keepStyles(): void {
  if (kept) return;
  kept = true;
  const place = document.createElement('div');
  place.hidden = true;
  document.body.append(place);
  createRoot(place).render(<Mantine />);
}
