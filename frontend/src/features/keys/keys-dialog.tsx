import { useTranslation } from 'react-i18next';
import { useSetting } from '../../lib/settings/settings.ts';
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
  ['rows', ['J', 'K']],
  ['keys', ['?']],
  ['close', ['Esc']],
] as const;

const isSingle = (key: string): boolean => /^[A-Z\d/?]$/.test(key);

function Line({ text, keys }: { text: string; keys: readonly string[] }) {
  return (
    <div className={styles['line']}>
      <dt>{text}</dt>
      <dd>
        {keys.map((key) => (
          <Key key={key}>{key}</Key>
        ))}
      </dd>
    </div>
  );
}

type KeysDialogProps = {
  opened: boolean;
  onClose: () => void;
  pages: readonly { readonly letter: string; readonly text: string }[];
};

export function KeysDialog({ opened, onClose, pages }: KeysDialogProps) {
  const { t } = useTranslation('keys');
  const singleKeys = useSetting('singleKeys');
  const acting = lines
    .map(([what, keys]) => ({ what, keys: keys.filter((key) => singleKeys || keys[0] === 'Ctrl' || !isSingle(key)) }))
    .filter(({ keys }) => keys.length > 0);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')}>
      <dl className={styles['keys']}>
        {acting.map(({ what, keys }) => (
          <Line key={what} text={t(what)} keys={keys} />
        ))}
      </dl>
      {singleKeys ? (
        <>
          <h3 className={styles['heading']}>{t('go')}</h3>
          <dl className={styles['keys']}>
            {pages.map(({ letter, text }) => (
              <Line key={letter} text={text} keys={['G', letter]} />
            ))}
          </dl>
        </>
      ) : null}
      <p className={styles['note']}>{t(singleKeys ? 'digits' : 'singleOff')}</p>
    </Dialog>
  );
}
