import { useTranslation } from 'react-i18next';
import { gameVersionsAfter } from '#racing';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import styles from './game-versions.module.css';
import { useReleaseVersion } from './use-release-version.ts';

/** Marks a version as released; asks for confirmation if it does not follow `newest`. */
export function ReleaseVersion({ newest }: { newest: string | undefined }) {
  const { t } = useTranslation('versions');
  const { form, open, stopAsking, confirming } = useReleaseVersion();
  const [minor, major] = newest === undefined ? [] : gameVersionsAfter(newest);
  const help = newest === undefined ? {} : { help: t('next', { newest, minor, major }) };
  const typed = form.field('gameVersion');
  return (
    <section className={styles['card']} aria-label={t('release')}>
      <h2>{t('release')}</h2>
      <p className={styles['quiet']}>{t('note')}</p>
      <FormFrame label={t('release')} form={form} act={t('act')}>
        <Field {...typed} {...help} label={t('version')} inputMode="decimal" autoComplete="off" maxLength={6} />
        <Field {...form.field('releasedOn')} type="date" label={t('releasedOn')} />
      </FormFrame>
      <ConfirmDialog
        title={t('ask', { version: open?.gameVersion })}
        opened={open !== null}
        act={t('confirm', { version: open?.gameVersion })}
        colour="red"
        busy={confirming.busy}
        onClose={stopAsking}
        onConfirm={() => open && confirming.run(open)}
      >
        <p>{open?.why}</p>
        <Refusal problem={confirming.problem} />
      </ConfirmDialog>
    </section>
  );
}
