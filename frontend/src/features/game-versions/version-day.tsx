import { useTranslation } from 'react-i18next';
import { versions, type VersionSummary } from '#contracts';
import { asProblem } from '../../lib/api/problem-error.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { OpenedByButton } from '../../ui/dialog/opened-by-button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import styles from './game-versions.module.css';

export function VersionDay({ of: { gameVersion, releasedOn } }: { of: VersionSummary }) {
  const { t, i18n } = useTranslation('versions');
  return (
    <span className={styles['day']}>
      {releasedOn === undefined ? null : <span>{dayText(releasedOn, i18n.language)}</span>}
      <OpenedByButton
        act={t(releasedOn === undefined ? 'setDay' : 'changeDay')}
        title={t('dayOf', { version: gameVersion })}
      >
        {(close) => <DayForm gameVersion={gameVersion} was={releasedOn ?? null} onDone={close} />}
      </OpenedByButton>
    </span>
  );
}

type DayFormProps = { gameVersion: string; was: string | null; onDone: () => void };

function DayForm({ gameVersion, was, onDone }: DayFormProps) {
  const { t } = useTranslation(['versions', 'common', 'problems']);
  const date = (releasedOn: string | null) =>
    sendAuthenticated(versions.date, { params: { version: gameVersion }, body: { releasedOn } });
  const failed = (thrown: unknown) => {
    const { code, facts } = asProblem(thrown);
    showSnack({ kind: 'error', text: t(`problems:${code}`, facts) });
  };
  const form = useForm<{ releasedOn: string }, { releasedOn: string | null }>({
    initial: { releasedOn: was ?? '' },
    body: ({ releasedOn }) => ({ releasedOn: releasedOn === '' ? null : releasedOn }),
    submit: async ({ releasedOn }) => {
      await date(releasedOn);
      onDone();
      const text = t('daySaved', { version: gameVersion });
      const action = { label: t('common:undo'), run: () => void date(was).catch(failed) };
      showSnack({ kind: 'success', text, action });
    },
  });
  return (
    <FormFrame label={t('dayOf', { version: gameVersion })} form={form} act={t('saveDay')}>
      <Field {...form.field('releasedOn')} type="date" label={t('cameOn')} help={t('dayHelp')} />
    </FormFrame>
  );
}

const dayText = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day));
