import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { SnackBar } from '../ui/snack/snack-bar.tsx';
import { theme } from '../ui/mantine/theme.ts';

/** Renders at an address, as the page would stand in the shell, with a cache of its own; `where` says where it is now. */
export function renderAt(address: string, element: ReactNode) {
  let now: Location | undefined;
  function Where() {
    now = useLocation();
    return null;
  }
  const view = render(
    <MantineProvider theme={theme} env="test">
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, errorRetryInterval: 1 }}>
        <MemoryRouter initialEntries={[address]}>
          {element}
          <Where />
          <SnackBar />
        </MemoryRouter>
      </SWRConfig>
    </MantineProvider>,
  );
  return { user: userEvent.setup(), where: () => `${now?.pathname}${now?.search}`, ...view };
}
