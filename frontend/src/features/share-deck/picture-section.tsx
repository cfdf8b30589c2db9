import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyIcon, DownloadIcon } from '../../ui/icons.ts';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import styles from './share-dialog.module.css';
import type { Drawn } from './pen.ts';
import type { PictureTheme } from './theme-tokens.ts';
import { usePicture } from './use-picture.ts';
import type { PictureState } from './use-picture.ts';

const themeOfPage = (): PictureTheme =>
  document.documentElement.dataset['mantineColorScheme'] === 'light' ? 'light' : 'dark';

const canCopy = (): boolean => typeof ClipboardItem === 'function' && 'write' in (navigator.clipboard ?? {});

function Preview({ picture, alt }: { picture: PictureState; alt: string }) {
  const { t } = useTranslation('share');
  return (
    <div className={styles['preview']} aria-busy={picture.status === 'drawing'}>
      {picture.status === 'drawn' ? <img src={picture.address} alt={alt} /> : null}
      {picture.status === 'failed' ? <p role="status">{t('noPicture')}</p> : null}
    </div>
  );
}

export function PictureSection({ of, alt }: { of: Drawn; alt: string }) {
  const { t, i18n } = useTranslation('share');
  const heading = useId();
  const [theme, setTheme] = useState(themeOfPage);
  const [today] = useState(() => new Date());
  const date = today.toLocaleDateString(i18n.language, { dateStyle: 'long' });
  const picture = usePicture(of, theme, { credits: t('credits', { site: location.host }), date });
  const drawn = picture.status === 'drawn' ? picture.blob : undefined;
  const reason = drawn ? undefined : picture.status === 'failed' ? t('noPicture') : t('drawing');
  const copy = async (blob: Blob) => {
    try {
      await navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]);
      showSnack({ kind: 'success', text: t('pictureCopied') });
    } catch {
      showSnack({ kind: 'error', text: t('pictureNotCopied') });
    }
  };
  return (
    <section className={styles['part']} aria-labelledby={heading}>
      <span className={styles['heads']}>
        <h3 id={heading}>{t('picture')}</h3>
        <SegmentedControl
          label={t('theme')}
          value={theme}
          onChange={setTheme}
          choices={[
            { value: 'dark', label: t('dark') },
            { value: 'light', label: t('light') },
          ]}
        />
      </span>
      <Preview picture={picture} alt={alt} />
      <span className={styles['buttons']}>
        <Button
          icon={<DownloadIcon />}
          reason={reason}
          onClick={() => drawn && saveFile(drawn, 'track-day-records.png')}
        >
          {t('savePicture')}
        </Button>
        {canCopy() ? (
          <Button icon={<CopyIcon />} reason={reason} onClick={() => drawn && void copy(drawn)}>
            {t('copyPicture')}
          </Button>
        ) : null}
      </span>
    </section>
  );
}
