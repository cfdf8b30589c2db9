import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { SlowConnectionNotice } from '../live/slow-connection-notice.tsx';
import { InMantine } from '../mantine/in-mantine.tsx';
import { useOverPage } from './open-dialogs.ts';
import styles from './sheet.module.css';

/** A sheet from the bottom of a phone. `label` names it; the content brings its own head and close button. */
export function Sheet({
  label,
  opened,
  onClose,
  children,
}: {
  label: string;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  useOverPage(opened, onClose);
  const classNames = {
    content: styles['content'] ?? '',
    body: styles['body'] ?? '',
    overlay: styles['overlay'] ?? '',
    inner: styles['inner'] ?? '',
  };
  return (
    <InMantine>
      <Drawer.Root
        opened={opened}
        onClose={onClose}
        // As in a dialog: nothing behind the backdrop can be scrolled.
        lockScroll={false}
        position="bottom"
        zIndex="var(--z-dialog)"
        size="auto"
        classNames={classNames}
        transitionProps={{ duration: 260 }}
      >
        <Drawer.Overlay />
        <Drawer.Content aria-label={label} data-sheet>
          <Drawer.Body>
            <span className={styles['grab']} />
            <SlowConnectionNotice />
            {children}
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </InMantine>
  );
}
