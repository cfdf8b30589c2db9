import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { translations } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { asProblem } from '../../lib/api/problem-error.ts';
import { textOfFile } from '../../lib/files/text-of-file.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FileField } from '../../ui/field/file-field.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import { importedTexts, type ImportedTexts, type FileTexts, textsIn } from './import-texts.ts';
import styles from './translations.module.css';
import type { TranslatedLanguage } from './use-translations.ts';

const MAX_BYTES = 2_000_000;
/** Limit per import, so that reviewers are not flooded. */
const MAX_TEXTS = 50;

type Props = { language: TranslatedLanguage; english: () => Promise<FileTexts>; opened: boolean; onClose: () => void };

export function ImportTextsDialog({ language, english, opened, onClose }: Props) {
  const { t } = useTranslation(['translate', 'problems']);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [done, setDone] = useState<{ at: number; of: number }>();
  const [report, setReport] = useState<ImportedTexts>();
  const take = async (chosen: File | null) => {
    setFile(chosen);
    setError(undefined);
    setReport(undefined);
    const texts = chosen && textsIn(await textOfFile(chosen));
    if (!texts) return setError(chosen ? t('translate:unreadable') : undefined);
    const { value } = await queryApi(translations.file, { params: { language } });
    const found = importedTexts(language, texts, await english(), value.texts);
    const sent = found.suggest.slice(0, MAX_TEXTS);
    for (const [at, { key, forms }] of sent.entries()) {
      setDone({ at, of: sent.length });
      await sendAuthenticated(translations.suggest, { params: { language, key }, body: { forms } });
    }
    setReport({ ...found, suggest: sent });
  };
  const failed = (thrown: unknown) => {
    const { code, facts } = asProblem(thrown);
    setError(t(`problems:${code}`, facts));
  };
  return (
    <Dialog title={t('translate:bringIn')} opened={opened} onClose={onClose}>
      <p className={styles['hint']}>{t('translate:report.most', { most: MAX_TEXTS })}</p>
      <FileField
        label={t('translate:bringIn')}
        kinds={['.json']}
        mostBytes={MAX_BYTES}
        value={file}
        error={error}
        onChange={(chosen) =>
          void take(chosen)
            .catch(failed)
            .finally(() => setDone(undefined))
        }
      />
      {done ? <Progress label={t('translate:bringIn')} done={done.at} all={done.of} /> : null}
      {report ? <Report of={report} /> : null}
    </Dialog>
  );
}

function Report({ of }: { of: ImportedTexts }) {
  const { t } = useTranslation('translate');
  const keys = { suggested: of.suggest.map(({ key }) => key), same: of.same, unknown: of.unknown, faulty: of.faulty };
  return (
    <section className={styles['report']} aria-label={t('report.title')} role="status">
      <h3>{t('report.title')}</h3>
      {(['suggested', 'same', 'unknown', 'faulty'] as const).map((fate) => (
        <details key={fate}>
          <summary>
            {t(`report.${fate}`)} <b>{keys[fate].length}</b>
          </summary>
          <code>{keys[fate].join('\n')}</code>
        </details>
      ))}
    </section>
  );
}
