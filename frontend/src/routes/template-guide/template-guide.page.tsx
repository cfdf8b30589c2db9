import { useTranslation } from 'react-i18next';
import { templateRules } from '../../features/templates/check-template.ts';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { QueryError } from '../../ui/query/query-error.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Field } from '../../ui/field/field.tsx';
import { ToolPanel, ToolRow } from '../../ui/tool/tool-parts.tsx';
import { OpenDeck } from '../code-util/code-parts.tsx';
import { ToolPage } from '../stuff/tool-page.tsx';
import { RuleRow } from './rule-row.tsx';
import styles from './template-guide.module.css';
import { type TemplateCheck, useTemplateCheck } from './use-template-check.ts';

const initial = { deck: '', title: '' };

export function TemplateGuidePage() {
  const { t } = useTranslation('templateguide');
  const [{ deck, title }, set] = useAddressFields(initial);
  const check = useTemplateCheck(deck, title);
  return (
    <ToolPage name="TemplateGuide" linked next={['CodeUtil']}>
      <ToolPanel title={t('check')}>
        <div className={styles['fields']}>
          <Field
            label={t('deck')}
            help={t('deckHelp')}
            error={check.state === 'unreadable' ? t('unreadable') : undefined}
            autoComplete="off"
            spellCheck={false}
            value={deck}
            onChange={({ target }) => set({ deck: target.value })}
          />
          <Field
            label={t('title')}
            help={t('titleHelp')}
            autoComplete="off"
            value={title}
            onChange={({ target }) => set({ title: target.value })}
          />
        </div>
        <CheckOutcome check={check} />
      </ToolPanel>
      <ToolPanel title={t('guidelines')}>
        <p>{t('intro')}</p>
        <ol className={styles['rules']}>
          {templateRules.map((rule, at) => (
            <RuleRow
              key={rule}
              rule={rule}
              number={at + 1}
              finding={check.findings.find((finding) => finding.rule === rule)}
            />
          ))}
        </ol>
        <p>{t('declined')}</p>
      </ToolPanel>
    </ToolPage>
  );
}

function CheckOutcome({ check }: { check: TemplateCheck }) {
  const { t } = useTranslation('templateguide');
  if (check.state === 'failed') return <QueryError problem={check.problem} retry={check.retry} />;
  if (check.state === 'loading') return <Skeleton rows={1} />;
  if (check.state !== 'checked') return null;
  const open = check.findings.filter(({ verdict }) => verdict !== 'good').length;
  return (
    <>
      <p role="status">{open === 0 ? t('allGood') : t('open', { number: open })}</p>
      {check.unknown.length > 0 ? <p>{t('unknown', { names: check.unknown.join(', ') })}</p> : null}
      <ToolRow>
        <OpenDeck share={check.share} />
        {check.sorted === check.share ? null : <OpenDeck share={check.sorted} label={t('openSorted')} />}
      </ToolRow>
    </>
  );
}
