import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { CopyIcon, LinkIcon, SavedIcon, ShareIcon } from '../../ui/icons.ts';
import styles from './share-dialog.module.css';
import { useShortLink } from './use-short-link.ts';

/** Chats and email programs cut longer links. */
const LONG_LINK_CHARACTERS = 2_000;

/** Without `onKeep`: it is saved elsewhere already. */
type LinkPartProps = { link: string; title: string; onKeep?: () => void };

export function LinkSection({ link, title, onKeep }: LinkPartProps) {
  const { t } = useTranslation(['share', 'compare']);
  const [short, setShort] = useState<string>();
  const { shorten, busy } = useShortLink();
  const shown = short ?? link;
  const copy = (text: string, copied: string) => void copyText(text, { copied, refused: t('notCopied') });
  // A rejected share was cancelled by the user.
  const hand = () => void navigator.share({ title, url: shown }).catch(() => undefined);
  const makeShort = async () => {
    const made = await shorten(link);
    if (made === undefined) return;
    setShort(made);
    copy(made, t('shortCopied'));
  };
  return (
    <section className={styles['part']} aria-label={t('link')}>
      <Field
        label={t('link')}
        icon={<LinkIcon aria-hidden="true" />}
        readOnly
        value={shown}
        help={shown.length > LONG_LINK_CHARACTERS ? t('longLink') : t('linkHelp')}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <span className={styles['buttons']}>
        <Button variant="main" icon={<CopyIcon />} onClick={() => copy(shown, t('compare:linkCopied'))}>
          {t('copyLink')}
        </Button>
        {short === undefined ? (
          <Button icon={<LinkIcon />} busy={busy} onClick={() => void makeShort()}>
            {t('shorten')}
          </Button>
        ) : null}
        {onKeep ? (
          <Button icon={<SavedIcon />} onClick={onKeep}>
            {t('keep')}
          </Button>
        ) : null}
        {'share' in navigator ? (
          <Button icon={<ShareIcon />} onClick={hand}>
            {t('hand')}
          </Button>
        ) : null}
      </span>
    </section>
  );
}
