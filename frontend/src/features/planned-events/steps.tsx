import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClubReason, PlannedEventReason } from '#contracts';
import { Button } from '../../ui/button/button.tsx';
import { UndoIcon } from '../../ui/icons.ts';
import { ToolPanel } from '../../ui/tool/tool-parts.tsx';
import styles from './steps.module.css';

export type VisibleStep = {
  readonly at: string;
  readonly what: string;
  readonly changed?: readonly string[];
  readonly differences?: ReactNode;
  readonly by: string | null;
  readonly reason: ClubReason | PlannedEventReason | null;
  readonly text: string | null;
  /** Restores this version; omitted for the current one. */
  readonly again?: (() => void) | undefined;
};

export function Steps({ steps, busy }: { steps: readonly VisibleStep[]; busy: boolean }) {
  const { t, i18n } = useTranslation(['events', 'staffcars']);
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  if (steps.length === 0) return null;
  return (
    <ToolPanel title={t('staffcars:history')}>
      <ol className={styles['steps']}>
        {steps.map(({ at, what, changed = [], differences, by, reason, text, again }) => (
          <li key={`${at}${what}`}>
            <span>
              <b>{what}</b>
              {changed.length > 0 ? <code>{changed.join(', ')}</code> : null}
              <small>
                {[when.format(Date.parse(at)), by ?? t('staffcars:former')].join(' · ')}
                {reason ? ` · ${t(`events:reasons.${reason}`)}` : ''}
                {text ? ` · ${text}` : ''}
              </small>
              {differences ? (
                <details>
                  <summary>{t('staffcars:willChange')}</summary>
                  {differences}
                </details>
              ) : null}
            </span>
            {again ? (
              <Button size="small" busy={busy} icon={<UndoIcon aria-hidden="true" />} onClick={again}>
                {t('events:staff.tellAgain')}
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
    </ToolPanel>
  );
}
