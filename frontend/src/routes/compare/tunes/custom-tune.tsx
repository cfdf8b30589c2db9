import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFreeTune, parseTune } from '#racing';
import type { Tune } from '#racing';
import { useDialogLock } from '../../../ui/dialog/dialog-lock.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import styles from './tune-dialog.module.css';

type OwnTuneProps = { full: boolean; onChoose: (tune: Tune) => void; onAdd: (tune: Tune) => void };

/** A tune by its three digits: stages up to 3, or points up to 9. */
export function CustomTune({ full, onChoose, onAdd }: OwnTuneProps) {
  const { t } = useTranslation('grid');
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  useDialogLock(text === '' ? undefined : 'asks');
  const tune = isFreeTune(text) ? parseTune(text) : undefined;
  const use = (then: (tune: Tune) => void) => {
    if (!tune) return setTried(true);
    then(tune);
    setText('');
    setTried(false);
  };
  return (
    <form
      className={styles['own']}
      onSubmit={(event) => {
        event.preventDefault();
        use(onChoose);
      }}
    >
      <Field
        label={t('tunes.own')}
        help={t('tunes.ownHelp')}
        error={tried && !tune ? t('tunes.ownWrong') : undefined}
        value={text}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <span className={styles['ownButtons']}>
        <Button type="submit">{t('tunes.use')}</Button>
        <Button disabled={full} onClick={() => use(onAdd)}>
          {t('tunes.add')}
        </Button>
      </span>
    </form>
  );
}
