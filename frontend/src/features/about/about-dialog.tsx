import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsStored } from '../../lib/install/use-is-stored.ts';
import { unlinkChat } from '../../lib/session/chat-link.ts';
import { asProblem } from '../../lib/api/problem-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import styles from './about-dialog.module.css';
import { AboutLinks } from './about-links.tsx';

type AboutDialogProps = { opened: boolean; onClose: () => void; chatName: string | undefined };

function Unlink({ chatName }: { chatName: string }) {
  const { t } = useTranslation(['shell', 'problems']);
  const [busy, setBusy] = useState(false);
  const unlink = async () => {
    setBusy(true);
    try {
      await unlinkChat();
    } catch (thrown) {
      const { code, facts } = asProblem(thrown);
      showSnack({ kind: 'error', text: t(`problems:${code}`, facts) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <p className={styles['chat']}>
      <span>{t('about.chat', { name: chatName })}</span>
      <Button size="small" busy={busy} onClick={() => void unlink()}>
        {t('about.unlink')}
      </Button>
    </p>
  );
}

export function AboutDialog({ opened, onClose, chatName }: AboutDialogProps) {
  const { t } = useTranslation('shell');
  const stored = useIsStored();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('about.title')} width={460}>
      <div className={styles['about']}>
        <p>{t('about.what')}</p>
        <p>{t('about.free')}</p>
        <p>{t('about.private')}</p>
        {stored ? <p>{t('about.stored')}</p> : null}
        <p className={styles['small']}>{t('about.names')}</p>
        <AboutLinks onLeave={onClose} />
        {chatName === undefined ? null : <Unlink chatName={chatName} />}
      </div>
    </Dialog>
  );
}
