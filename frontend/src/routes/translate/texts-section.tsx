import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textLists } from '#contracts';
import type { SiteText, TextList } from '#contracts';
import { CommentList } from '../../features/translations/comment-list.tsx';
import { saveDraft } from '../../features/translations/drafts.ts';
import { FormTexts } from '../../features/translations/form-texts.tsx';
import { SuggestionList } from '../../features/translations/suggestion-list.tsx';
import { TextEditor } from '../../features/translations/text-editor.tsx';
import { SiteTextList, StateTag } from '../../features/translations/text-list.tsx';
import { Panel, TextSide } from '../../features/translations/text-side.tsx';
import { useTranslationMutations } from '../../features/translations/use-translation-mutations.ts';
import {
  type TranslatedLanguage,
  useText,
  useTextCounts,
  useTexts,
} from '../../features/translations/use-translations.ts';
import type { TextForms } from '#racing';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { EarlierIcon, LanguageIcon, LaterIcon } from '../../ui/icons.ts';
import type { TranslateFields } from './translate-fields.ts';
import { useStepKeys } from './use-step-keys.ts';
import { HistoryLink } from '../../ui/history/history-link.tsx';
import styles from './translate.module.css';

type Fields = TranslateFields & { show: TextList };
type PartProps = {
  language: TranslatedLanguage;
  fields: Fields;
  set: (changes: Partial<TranslateFields>) => void;
  moderator: string | undefined;
};

export function TextsSection({ language, fields, set, moderator }: PartProps) {
  const { t } = useTranslation('translate');
  const list = useTexts(language, fields);
  const found = useText(language, fields.key);
  const items = list.value ?? [];
  const at = items.findIndex(({ key }) => key === fields.key);
  const go = (by: 1 | -1) => {
    const next = items[at < 0 ? 0 : at + by];
    if (next) set({ key: next.key });
  };
  useStepKeys(go);
  return (
    <div className={styles['parts']} data-chosen={fields.key !== '' || undefined}>
      <section className={styles['side']} aria-label={t('texts')}>
        <Filters language={language} fields={fields} set={set} />
        <QueryBoundary
          of={list}
          layout="fill"
          empty={{
            when: (all) => all.length === 0,
            show: <NothingToDo onAll={() => set({ show: 'all', q: '', part: '' })} />,
          }}
        >
          {(all) => <SiteTextList list={list} items={all} chosen={fields.key} onChoose={(key) => set({ key })} />}
        </QueryBoundary>
      </section>
      {fields.key === '' ? (
        <div className={styles['blank']}>
          <Empty icon={<LanguageIcon aria-hidden="true" />} title={t('choose')} text={t('chooseHelp')} />
        </div>
      ) : (
        <QueryBoundary of={found}>
          {(text) => (
            <TextPart
              key={text.key}
              text={text}
              language={language}
              moderator={moderator}
              place={[at, items.length]}
              onGo={go}
            />
          )}
        </QueryBoundary>
      )}
    </div>
  );
}

function NothingToDo({ onAll }: { onAll: () => void }) {
  const { t } = useTranslation('translate');
  return (
    <Empty title={t('none')} text={t('noneHelp')}>
      <Button onClick={onAll}>{t('showAll')}</Button>
    </Empty>
  );
}

function Filters({ language, fields, set }: Omit<PartProps, 'moderator'>) {
  const { t } = useTranslation('translate');
  const { value } = useTextCounts(language, fields);
  const parts = [
    { value: ' ', label: t('allParts') },
    ...(value?.namespaces ?? []).map((one) => ({ value: one, label: one })),
  ];
  return (
    <div className={styles['filters']}>
      <SearchField onPage label={t('find')} placeholder={t('find')} value={fields.q} onChange={(q) => set({ q })} />
      <ChipGroup
        required
        oneOnly
        label={t('texts')}
        options={textLists.map((one) => ({
          value: one,
          text: t(`show.${one}`),
          ...(value && { count: value.counts[one] }),
        }))}
        chosen={[fields.show]}
        onChange={(_, show) => set({ show })}
      />
      <PickField
        label={t('part')}
        options={parts}
        value={fields.part === '' ? ' ' : fields.part}
        onChange={(part) => set({ part: part?.trim() ?? '' })}
      />
    </div>
  );
}

type TextPartProps = {
  text: SiteText;
  language: TranslatedLanguage;
  moderator: string | undefined;
  place: readonly [at: number, of: number];
  onGo: (by: 1 | -1) => void;
};

function TextPart({ text, language, moderator, place: [at, of], onGo }: TextPartProps) {
  const { t } = useTranslation('translate');
  const acts = useTranslationMutations({ language, key: text.key });
  const [begun, setBegun] = useState(0);
  // A suggestion becomes a draft, and the editor starts again with it.
  const take = (forms: TextForms) => {
    saveDraft(language, text.key, forms);
    setBegun((before) => before + 1);
  };
  return (
    <>
      <div className={styles['middle']}>
        <header className={styles['textHead']}>
          <code>{text.key}</code>
          <StateTag of={{ state: text.state, waiting: 0 }} />
          {at < 0 ? null : <small>{`${at + 1} / ${of}`}</small>}
          <IconButton label={t('previous')} keys="Alt ↑" disabled={at <= 0} onClick={() => onGo(-1)}>
            <EarlierIcon aria-hidden="true" />
          </IconButton>
          <IconButton label={t('next')} keys="Alt ↓" disabled={at < 0 || at + 1 >= of} onClick={() => onGo(1)}>
            <LaterIcon aria-hidden="true" />
          </IconButton>
        </header>
        <Panel title={t('english')}>
          <FormTexts forms={text.english} language="en" />
          {text.was ? (
            <div className={styles['was']}>
              <small>{t('was')}</small>
              <FormTexts forms={text.was} language="en" />
            </div>
          ) : null}
        </Panel>
        <TextEditor key={begun} of={text} suggest={acts.suggest} />
        <Panel title={t('suggestions')}>
          <SuggestionList of={text} language={language} acts={acts} moderator={moderator} onUse={take} />
        </Panel>
        <Panel title={t('comments')}>
          <CommentList of={text} acts={acts} />
          {text.suggestions.length + text.comments.length > 0 ? (
            <HistoryLink kind="translation" itemId={`${language}|${text.key}`} />
          ) : null}
        </Panel>
      </div>
      <aside className={styles['right']}>
        <TextSide of={text} />
      </aside>
    </>
  );
}
