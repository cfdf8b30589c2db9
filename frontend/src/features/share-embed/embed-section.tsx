import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { embedThemes } from '#contracts';
import type { EmbedTheme } from '#contracts';
import { copyText } from '../../lib/copy-text.ts';
import { isLanguage, languages } from '../../lib/i18n/languages.ts';
import type { LanguageCode } from '../../lib/i18n/languages.ts';
import { Button } from '../../ui/button/button.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { CopyIcon } from '../../ui/icons.ts';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import styles from './embed.module.css';
import { frameCode, frameRules } from './frame-code.ts';

export type EmbedStyle = { readonly theme: EmbedTheme; readonly language: LanguageCode };
export type Embedded = {
  readonly title: string;
  /** As in HTML: pixels, or a percentage of the page. */
  readonly width: string;
  readonly height: number;
  readonly addressFor: (variant: EmbedStyle) => string;
};

export function EmbedSection({ title, width, height, addressFor }: Embedded) {
  const { t, i18n } = useTranslation('share');
  const [theme, setTheme] = useState<EmbedTheme>('auto');
  const [language, setLanguage] = useState(isLanguage(i18n.language) ? i18n.language : 'en');
  const address = addressFor({ theme, language });
  const code = frameCode({ address, title, width, height });
  const names = { auto: t('embed.auto'), dark: t('dark'), light: t('light') };
  const said = { copied: t('embed.copied'), refused: t('notCopied') };
  return (
    <div className={styles['part']}>
      <p className={styles['help']}>{t('embed.help')}</p>
      <SegmentedControl
        wide
        label={t('embed.theme')}
        value={theme}
        onChange={setTheme}
        choices={embedThemes.map((value) => ({ value, label: names[value] }))}
      />
      <PickField
        label={t('embed.language')}
        options={languages.map(({ code: value, name }) => ({ value, label: name }))}
        value={language}
        onChange={(next) => next && setLanguage(next)}
      />
      <iframe
        className={styles['preview']}
        title={`${t('embed.preview')}: ${title}`}
        src={address}
        style={{ height, maxWidth: /%/.test(width) ? undefined : Number(width) }}
        sandbox={frameRules}
      />
      <TextField
        label={t('embed.code')}
        readOnly
        rows={4}
        spellCheck={false}
        value={code}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <span>
        <Button variant="main" icon={<CopyIcon />} onClick={() => void copyText(code, said)}>
          {t('embed.copy')}
        </Button>
      </span>
    </div>
  );
}
