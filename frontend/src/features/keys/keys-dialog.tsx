import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Key } from '../../ui/key.tsx';
import styles from './keys-dialog.module.css';

const lines = [
  ['move', ['↑', '↓', '←', '→']],
  ['ends', ['Home', 'End']],
  ['corners', ['Ctrl', 'Home / End']],
  ['story', ['Enter']],
  ['enter', ['E', '0–9']],
  ['base', ['R']],
  ['tune', ['T']],
  ['addCar', ['A']],
  ['addTrack', ['K']],
  ['show', ['1', '2', '3']],
  ['colours', ['M']],
  ['shift', ['Alt', '↑ ↓ ← →']],
  ['remove', ['Del']],
  ['undo', ['Ctrl', 'Z']],
  ['find', ['/']],
  ['keys', ['?']],
  ['close', ['Esc']],
] as const;

/** Every key of the grid, with what it does. */
export function KeysDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('keys');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')}>
      <dl className={styles['keys']}>
        {lines.map(([what, keys]) => (
          <div key={what} className={styles['line']}>
            <dt>{t(what)}</dt>
            <dd>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles['note']}>{t('digits')}</p>
    </Dialog>
  );
}
