import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

type OpenedByButtonProps = {
  /** The text on the button; a screen reader reads the title too, and the text where the title lacks it. */
  act: string;
  title: string;
  variant?: 'plain' | 'danger';
  /** Hides the button: an open dialog stays until it is closed. */
  hidden?: boolean;
  children: (close: () => void) => ReactNode;
};

/** A button, and the form that it opens; a form opened again is empty again. */
export function OpenedByButton({ act, title, variant = 'plain', hidden = false, children }: OpenedByButtonProps) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const heard = title.toLowerCase().includes(act.toLowerCase()) ? title : `${act}: ${title}`;
  return (
    <>
      {hidden ? null : (
        <Button variant={variant} aria-label={heard} onClick={() => setOpened(true)}>
          {act}
        </Button>
      )}
      <Dialog title={title} opened={opened} onClose={close}>
        {opened ? children(close) : null}
      </Dialog>
    </>
  );
}
