import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isSixDigits } from '../../lib/form/check-account.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { Field } from '../../ui/field/field.tsx';
import { focusOnMount } from '../../ui/field/focus-on-mount.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { LockIcon } from '../../ui/icons.ts';
import styles from './second-factor.module.css';

const QrCode = lazyComponent(async () => (await import('../../ui/qr/qr-code.tsx')).QrCode);

/** The secret in groups of four, for users who type it. */
const secretOf = (totpURI: string): string =>
  (new URL(totpURI).searchParams.get('secret') ?? '').replaceAll(/(.{4})(?=.)/g, '$1 ');

export function ScanStep({ totpURI, submit }: { totpURI: string; submit: (code: string) => Promise<void> }) {
  const { t } = useTranslation('account');
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: isSixDigits(code) ? undefined : t('reason.code') }),
    beside: { 'code-wrong': 'code' },
    submit: ({ code }) => submit(code.replaceAll(/\s/g, '')),
  });
  return (
    <FormFrame label={t('twoFactor.setUp')} form={form} act={t('twoFactor.turnOn')}>
      <p>{t('twoFactor.scan')}</p>
      <div className={styles['picture']}>
        <Suspense fallback={null}>
          <QrCode text={totpURI} label={t('twoFactor.qr')} />
        </Suspense>
      </div>
      <p className={styles['secret']}>
        <span>{t('twoFactor.secret')}</span>
        <code dir="ltr">{secretOf(totpURI)}</code>
      </p>
      <Field
        {...form.field('code')}
        label={t('factor.code')}
        help={t('twoFactor.typeCode')}
        icon={<LockIcon aria-hidden="true" />}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
        ref={focusOnMount}
      />
    </FormFrame>
  );
}
