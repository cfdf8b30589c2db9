import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { handPicture, type SharedHand } from './draw-hand.ts';
import { LinkSection } from './link-section.tsx';
import { PictureSection } from './picture-section.tsx';
import styles from './share-dialog.module.css';

type ShareHandDialogProps = { onClose: () => void; link: string; hand: SharedHand };

/** Shares a hand as an address and as a picture. Mounted only while open. */
export function ShareHandDialog({ onClose, link, hand }: ShareHandDialogProps) {
  const { t } = useTranslation('share');
  // Drawn again only where its content changes: times may arrive after opening.
  const said = JSON.stringify(hand);
  const picture = useMemo(() => handPicture(JSON.parse(said) as SharedHand), [said]);
  return (
    <Dialog title={t('hands.title')} opened onClose={onClose} width={560}>
      <div className={styles['parts']}>
        <LinkSection link={link} title={hand.title} />
        <PictureSection of={picture} alt={t('hands.pictureOf', { title: hand.title })} />
      </div>
    </Dialog>
  );
}
