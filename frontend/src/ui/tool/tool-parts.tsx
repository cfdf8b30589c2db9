import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import { Button } from '../button/button.tsx';
import { CopyIcon, LinkIcon } from '../icons.ts';
import styles from './tool.module.css';

/** Panels of a tool: next to each other where there is room. */
export function ToolSides({ children }: { children: ReactNode }) {
  return <div className={styles['sides']}>{children}</div>;
}

export function ToolPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['panel']} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function ToolRow({ children }: { children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}

export function ToolFields({ children }: { children: ReactNode }) {
  return <div className={styles['fields']}>{children}</div>;
}

export type ToolFigure = { label: string; value: ReactNode; note?: string | undefined };

/** The results of a tool, each number with its name; changes are announced. */
export function ToolFigures({ figures }: { figures: readonly ToolFigure[] }) {
  return (
    <dl className={styles['figures']} aria-live="polite">
      {figures.map(({ label, value, note }) => (
        <div key={label} className={styles['figure']}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note === undefined ? null : (
              <>
                <br />
                <small>{note}</small>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Copies a text of a tool to the clipboard; `name` distinguishes several of them for screen readers. */
export function CopyButton({ text, name }: { text: string; name?: string }) {
  const { t } = useTranslation('stuff');
  const label = name === undefined ? t('copy') : `${t('copy')}: ${name}`;
  return (
    <Button
      icon={<CopyIcon aria-hidden="true" />}
      aria-label={label}
      onClick={() => void copyText(text, { copied: t('copied'), refused: t('notCopied') })}
    >
      {t('copy')}
    </Button>
  );
}

/** The address has all the input of a tool. */
export function CopyLinkButton({ link }: { link?: string }) {
  const { t } = useTranslation('stuff');
  return (
    <Button
      icon={<LinkIcon aria-hidden="true" />}
      onClick={() => void copyText(link ?? location.href, { copied: t('copied'), refused: t('notCopied') })}
    >
      {t('copyLink')}
    </Button>
  );
}
