import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteText } from '#contracts';
import { faultsOfText, isStopping, ONLY_FORM, placeholdersIn } from '#racing';
import type { TextForms } from '#racing';
import { asProblem } from '../../lib/api/problem-error.ts';
import { useUnsaved } from '../../lib/navigation/unsaved.ts';
import { Button } from '../../ui/button/button.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { draftOf, saveDraft } from './drafts.ts';
import { FormField } from './form-field.tsx';
import { FormTexts } from './form-texts.tsx';
import { type Pseudo, pseudoText } from './pseudo.ts';
import styles from './translations.module.css';

type TextEditorProps = {
  of: SiteText;
  suggest: (forms: TextForms) => Promise<void>;
};

const begunWith = ({ wanted, live, language, key }: SiteText): TextForms => {
  const draft = draftOf(language, key);
  return Object.fromEntries(wanted.map((form) => [form, draft?.[form] ?? live?.[form] ?? '']));
};

/** A field for each form of the language, checked while typing by the server's rules. */
export function TextEditor({ of, suggest }: TextEditorProps) {
  const { t } = useTranslation(['translate', 'problems']);
  const [forms, setForms] = useState(() => begunWith(of));
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<TextForms>();
  const { language, key, english, live } = of;
  const change = (next: TextForms) => {
    setForms(next);
    saveDraft(language, key, next);
  };
  const faults = faultsOfText(language, english, forms);
  // For an outdated text, the same words may be right for the new English as well.
  const isSame = of.state === 'live' && live !== null && of.wanted.every((form) => forms[form] === live[form]);
  const cannot = isSame || busy || faults.some(isStopping);
  useUnsaved(
    !isSame && !busy && of.wanted.some((form) => (forms[form] ?? '') !== (sent?.[form] ?? live?.[form] ?? '')),
  );
  const send = async () => {
    if (cannot) return;
    setBusy(true);
    try {
      await suggest(forms);
      saveDraft(language, key, undefined);
      setSent(forms);
    } catch (thrown) {
      const { code, facts } = asProblem(thrown);
      showSnack({ kind: 'error', text: t(`problems:${code}`, facts) });
    }
    setBusy(false);
  };
  return (
    <form
      className={styles['editor']}
      aria-label={key}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {of.wanted.map((form) => (
        <FormField
          key={form}
          form={form}
          language={language}
          value={forms[form] ?? ''}
          insertable={placeholdersIn(english[form] ?? english['other'] ?? Object.values(english).at(-1) ?? '')}
          faults={isSame ? [] : faults.filter((fault) => fault.form === form)}
          onChange={(text) => change({ ...forms, [form]: text })}
        />
      ))}
      {faults.length === 0 ? <p className={styles['fine']}>{t('translate:checked')}</p> : null}
      <Preview forms={forms} language={language} />
      <div className={styles['send']}>
        <small>{isSame ? null : t('translate:draft')}</small>
        <Button type="submit" variant="main" busy={busy} disabled={cannot}>
          {t('translate:suggest')}
        </Button>
      </div>
    </form>
  );
}

const kinds = ['plain', 'long', 'rtl'] as const;

function Preview({ forms, language }: { forms: TextForms; language: string }) {
  const { t } = useTranslation('translate');
  const [kind, setKind] = useState<Pseudo>('plain');
  const first = forms[ONLY_FORM] ?? forms['other'] ?? Object.values(forms)[0] ?? '';
  return (
    <section className={styles['preview']} aria-label={t('preview')}>
      <SegmentedControl
        label={t('preview')}
        value={kind}
        choices={kinds.map((value) => ({ value, label: t(`as.${value}`) }))}
        onChange={setKind}
      />
      <div dir={kind === 'rtl' ? 'rtl' : undefined}>
        <FormTexts forms={{ [ONLY_FORM]: pseudoText(first, kind) }} language={language} />
      </div>
    </section>
  );
}
