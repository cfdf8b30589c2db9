import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textLists, translations } from '#contracts';
import type { TextList } from '#contracts';
import { ImportTextsDialog } from '../../features/translations/import-texts-dialog.tsx';
import { CoveragePanel } from '../../features/translations/coverage-panel.tsx';
import { nativeName } from '../../features/translations/native-name.ts';
import { type TranslatedLanguage, useCoverage } from '../../features/translations/use-translations.ts';
import { queryApi } from '../../lib/api/query-api.ts';
import { isLanguage, languages } from '../../lib/i18n/languages.ts';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import { DownloadIcon, UploadIcon } from '../../ui/icons.ts';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { englishTexts } from './english-texts.ts';
import { TextsSection } from './texts-section.tsx';
import type { TranslateFields } from './translate-fields.ts';
import styles from './translate.module.css';

const FIRST: TranslateFields = { language: '', show: 'todo', part: '', q: '', key: '' };
/** The default language for users of the English site. */
const USUAL = 'de';

const isTranslated = (code: string): code is TranslatedLanguage => isLanguage(code) && code !== 'en';

export function TranslatePage() {
  const { t, i18n } = useTranslation(['translate', 'stuff']);
  const session = useSession();
  const [fields, set] = useAddressFields(FIRST);
  const [bringing, setBringing] = useState(false);
  const reader = isTranslated(i18n.language) ? i18n.language : USUAL;
  const language = isTranslated(fields.language) ? fields.language : reader;
  const show: TextList = textLists.find((one) => one === fields.show) ?? 'todo';
  const choose = (next: string) => set({ language: next, key: '' });
  const download = async () => {
    const { value } = await queryApi(translations.file, { params: { language } });
    saveFile(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }), `${language}_TDR.json`);
  };
  return (
    <ContentPage
      title={t('stuff:tools.Translate.name')}
      subtitle={t('translate:subtitle')}
      actions={
        <>
          <Button icon={<DownloadIcon aria-hidden="true" />} onClick={() => void download()}>
            {t('translate:download')}
          </Button>
          <Button icon={<UploadIcon aria-hidden="true" />} onClick={() => setBringing(true)}>
            {t('translate:bringIn')}
          </Button>
        </>
      }
    >
      <div className={styles['head']}>
        <PickField
          label={t('translate:language')}
          options={languages
            .filter(({ code }) => code !== 'en')
            .map(({ code }) => ({ value: code, label: nativeName(code) }))}
          value={language}
          onChange={(next) => next && choose(next)}
        />
        <Figures language={language} />
      </div>
      <p className={styles['rights']}>{t('translate:rights')}</p>
      <TextsSection
        key={language}
        language={language}
        fields={{ ...fields, show }}
        set={set}
        moderator={session.status === 'signed-in' && (session.mod || session.admin) ? session.userId : undefined}
      />
      <CoveragePanel chosen={language} isAdmin={session.status === 'signed-in' && session.admin} onChoose={choose} />
      <ImportTextsDialog
        language={language}
        english={englishTexts}
        opened={bringing}
        onClose={() => setBringing(false)}
      />
    </ContentPage>
  );
}

function Figures({ language }: { language: string }) {
  const { t, i18n } = useTranslation('translate');
  const found = useCoverage().value?.languages.find((one) => one.language === language);
  const number = new Intl.NumberFormat(i18n.language);
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  const figures = [
    [t('liveShare'), found && found.total > 0 ? share.format(Math.floor((found.live / found.total) * 100) / 100) : '–'],
    [t('show.missing'), found ? number.format(found.missing) : '–'],
    [t('show.outdated'), found ? number.format(found.outdated) : '–'],
    [t('show.waiting'), found ? number.format(found.waiting) : '–'],
  ] as const;
  return (
    <dl className={styles['figures']} aria-live="polite">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
