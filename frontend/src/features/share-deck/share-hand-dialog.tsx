import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { handPicture, type SharedHand } from './draw-hand.ts';
import { LinkPart } from './link-part.tsx';
import { PicturePart } from './picture-part.tsx';
import styles from './share-dialog.module.css';

type ShareHandDialogProps = { onClose: () => void; link: string; hand: SharedHand };

/** Gives a hand to others: as an address that shows it, and as a picture. It is there as long as it is open. */
export function ShareHandDialog({ onClose, link, hand }: ShareHandDialogProps) {
  const { t } = useTranslation('share');
  // Drawn again only where it says something else: times may come after it was opened.
  const said = JSON.stringify(hand);
  const picture = useMemo(() => handPicture(JSON.parse(said) as SharedHand), [said]);
  return (
    <Dialog title={t('hands.title')} opened onClose={onClose} width={560}>
      <div className={styles['parts']}>
        <LinkPart link={link} title={hand.title} />
        <PicturePart of={picture} alt={t('hands.pictureOf', { title: hand.title })} />
      </div>
    </Dialog>
  );
}
