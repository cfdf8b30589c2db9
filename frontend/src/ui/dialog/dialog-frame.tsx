import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SlowConnectionNotice } from '../live/slow-connection-notice.tsx';
import { InMantine } from '../mantine/in-mantine.tsx';
import { useIsPhone } from '../use-is-phone.ts';
import styles from './dialog.module.css';
import { useOverPage } from './open-dialogs.ts';
import { useFocusBack } from './use-focus-back.ts';

/** The duration of opening and closing a dialog (specification, business constants). */
const DIALOG_MS = 99;

export type DialogFrameProps = {
  title: ReactNode;
  opened: boolean;
  onClose: () => void;
  width?: number;
  footer?: ReactNode;
  /** A search takes the full screen of a phone; anything else is a sheet from the bottom. */
  fillsPhone?: boolean;
  /** Header and footer stay, the content scrolls by itself. */
  scrollContainer?: boolean;
  /** Its position: the menu of the round button is under that button. */
  place?: 'centre' | 'corner';
  /** Without it there is no close button, and neither Escape nor the backdrop closes. */
  closable?: boolean;
  /** Another dialog stands over it, and has the keys. */
  below?: boolean;
  children: ReactNode;
};

const of = (name: string): string => styles[name] ?? '';
const classNames = {
  content: of('content'),
  title: of('title'),
  body: of('body'),
  close: of('close'),
  overlay: of('overlay'),
};

/** The look of every dialog, and how the focus enters and returns; its parent controls whether it is open. */
export function DialogFrame({
  title,
  opened,
  onClose,
  width = 420,
  footer,
  fillsPhone = false,
  scrollContainer = false,
  place = 'centre',
  closable = true,
  below = false,
  children,
}: DialogFrameProps) {
  const { t } = useTranslation('common');
  const phone = useIsPhone();
  const fullScreen = phone && fillsPhone;
  const asSheet = phone && !fillsPhone;
  // One that is mounted open is closed for a moment, so that the focused element is recorded before anything takes the
  // focus.
  const mounted = useMounted();
  useFocusBack(opened);
  const isTopmost = useOverPage(opened, onClose);
  // Every open dialog receives Escape: it is for the one on top.
  const closeTop = () => {
    if (isTopmost()) onClose();
  };
  return (
    <InMantine>
      <Modal.Root
        opened={opened && mounted}
        onClose={closeTop}
        size={width}
        zIndex="var(--z-dialog)"
        fullScreen={fullScreen}
        centered={place === 'centre' && !asSheet}
        // Only parts of a page scroll, and the backdrop covers them: a lock would restyle the whole page for nothing.
        lockScroll={false}
        returnFocus={false}
        trapFocus={!below}
        closeOnEscape={closable && !below}
        closeOnClickOutside={closable}
        classNames={{ ...classNames, inner: of(asSheet ? 'foot' : place) }}
        transitionProps={{ duration: DIALOG_MS, transition: asSheet ? 'slide-up' : 'pop' }}
        padding={0}
        radius={fullScreen ? 0 : 14}
      >
        <Modal.Overlay />
        <Modal.Content data-sheet={asSheet || undefined}>
          <div className={styles['header']}>
            <Modal.Title>{title}</Modal.Title>
            {closable ? <Modal.CloseButton aria-label={t('close')} /> : null}
          </div>
          <Modal.Body>
            <SlowConnectionNotice />
            <div className={styles['inside']} data-own-scroll={scrollContainer || undefined}>
              {children}
            </div>
            {footer ? <div className={styles['footer']}>{footer}</div> : null}
          </Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </InMantine>
  );
}
