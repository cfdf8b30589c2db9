import { Drawer as MantineDrawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon } from '../icons.ts';
import { InMantine } from '../mantine/in-mantine.tsx';
import { useIsPhone } from '../use-is-phone.ts';
import styles from './drawer.module.css';
import { useOverPage } from './open-dialogs.ts';
import { Sheet } from './sheet.tsx';

type DrawerProps = { title: string; opened: boolean; onClose: () => void; children: ReactNode };

/** A panel from the right, on a phone from the bottom: for details of a list item, and filters. */
export function Drawer(props: DrawerProps) {
  const { title, opened, onClose, children } = props;
  const isPhone = useIsPhone();
  if (!isPhone) return <SideDrawer {...props} />;
  return (
    <Sheet label={title} opened={opened} onClose={onClose}>
      <Head title={title} onClose={onClose} />
      {children}
    </Sheet>
  );
}

function SideDrawer({ title, opened, onClose, children }: DrawerProps) {
  useOverPage(opened, onClose);
  return (
    <InMantine>
      <MantineDrawer.Root
        opened={opened}
        onClose={onClose}
        position="right"
        size={440}
        lockScroll={false}
        zIndex="var(--z-dialog)"
        classNames={{ content: styles['content'] ?? '', overlay: styles['overlay'] ?? '' }}
      >
        <MantineDrawer.Overlay />
        <MantineDrawer.Content aria-label={title}>
          <MantineDrawer.Body className={styles['body'] ?? ''}>
            <Head title={title} onClose={onClose} />
            {children}
          </MantineDrawer.Body>
        </MantineDrawer.Content>
      </MantineDrawer.Root>
    </InMantine>
  );
}

function Head({ title, onClose }: Pick<DrawerProps, 'title' | 'onClose'>) {
  const { t } = useTranslation('common');
  return (
    <header className={styles['head']}>
      <h2>{title}</h2>
      <IconButton label={t('close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </header>
  );
}
