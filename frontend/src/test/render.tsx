import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { SnackBar } from '../ui/snack/snack-bar.tsx';
import { closeSnack } from '../ui/snack/snacks.ts';
import { theme } from '../ui/mantine/theme.ts';

/**
 * Renders at an address, as the page would be in the shell, with empty caches and no notices; `where` gives the current
 * address.
 */
export function renderAt(address: string, element: ReactNode) {
  void mutate(() => true, undefined);
  closeSnack();
  const seen: { now?: Location } = {};
  const view = render(
    <MantineProvider theme={theme} env="test">
      <SWRConfig value={{ dedupingInterval: 0, errorRetryInterval: 1 }}>
        <MemoryRouter initialEntries={[address]}>
          {element}
          <Where onSeen={(now) => (seen.now = now)} />
          <SnackBar />
        </MemoryRouter>
      </SWRConfig>
    </MantineProvider>,
  );
  return { user: userEvent.setup(), where: () => `${seen.now?.pathname}${seen.now?.search}`, ...view };
}

function Where({ onSeen }: { onSeen: (now: Location) => void }) {
  onSeen(useLocation());
  return null;
}

/** A wrapper for queries: a failed query is retried only by a press. */
export const withoutRetry = (element: ReactNode) => (
  <SWRConfig value={{ shouldRetryOnError: false }}>{element}</SWRConfig>
);
