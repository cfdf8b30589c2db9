import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InMantine } from '../mantine/in-mantine.tsx';
import { useIsPhone } from '../use-is-phone.ts';
import styles from './dialog.module.css';
import { useFocusBack } from './use-focus-back.ts';

type DialogProps = {
  title: ReactNode;
  opened: boolean;
  onClose: () => void;
  width?: number;
  footer?: ReactNode;
  /** Lists and long forms take the whole screen of a phone. */
  fillsPhone?: boolean;
  /** Head and foot stay, the content scrolls by itself. */
  ownScroll?: boolean;
  /** Where it stands: the menu of the round button is under that button. */
  place?: 'centre' | 'corner';
  children: ReactNode;
};

/** A dialog: title left, close right, Escape and backdrop close it, focus goes in and comes back. */
export function Dialog({
  title,
  opened,
  onClose,
  width = 420,
  footer,
  fillsPhone = false,
  ownScroll = false,
  place = 'centre',
  children,
}: DialogProps) {
  const { t } = useTranslation('common');
  const fullScreen = useIsPhone() && fillsPhone;
  // One that is mounted open is closed for a moment, so that what has the focus is noted before anything takes it.
  const mounted = useMounted();
  useFocusBack(opened);
  const classNames = {
    content: styles['content'] ?? '',
    header: styles['header'] ?? '',
    title: styles['title'] ?? '',
    body: styles['body'] ?? '',
    close: styles['close'] ?? '',
    overlay: styles['overlay'] ?? '',
    inner: (place === 'corner' ? styles['corner'] : undefined) ?? '',
  };
  return (
    <InMantine>
      <Modal
        opened={opened && mounted}
        onClose={onClose}
        title={title}
        size={width}
        fullScreen={fullScreen}
        centered={place === 'centre'}
        // Only parts of a page scroll, and the backdrop covers them: a lock would restyle the whole page for nothing.
        lockScroll={false}
        returnFocus={false}
        closeButtonProps={{ 'aria-label': t('close') }}
        classNames={classNames}
        transitionProps={{ duration: 160, transition: 'pop' }}
        padding={0}
        radius={fullScreen ? 0 : 14}
      >
        <div className={styles['inside']} data-own-scroll={ownScroll || undefined}>
          {children}
        </div>
        {footer ? <div className={styles['footer']}>{footer}</div> : null}
      </Modal>
    </InMantine>
  );
}
