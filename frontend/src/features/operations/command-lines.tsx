import { copyText } from '../../lib/copy-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyIcon } from '../../ui/icons.ts';
import styles from './operations.module.css';
import { useOperationLabels } from './use-operation-labels.ts';

/** Operations that need the machine itself; each as it is typed there. */
const commands = {
  backup: 'npm run ops -- backup FOLDER',
  drill: 'npm run ops -- drill FOLDER',
  restore: 'npm run ops -- restore FOLDER',
  public: 'npm run ops -- export-public FOLDER',
  admin: 'npm run ops -- grant-admin EMAIL',
  status: 'npm run ops -- status',
} as const;
type CommandName = keyof typeof commands;

export function CommandLines() {
  const { t } = useOperationLabels();
  return (
    <section className={styles['part']} aria-label={t('byCommand')}>
      <h2>{t('byCommand')}</h2>
      <p className={styles['help']}>{t('byCommandHelp')}</p>
      <ul className={styles['list']}>
        {(Object.keys(commands) as CommandName[]).map((name) => (
          <li key={name} className={styles['card']}>
            <span>{t(`commands.${name}`)}</span>
            <div className={styles['line']}>
              <code>{commands[name]}</code>
              <Button
                icon={<CopyIcon aria-hidden="true" />}
                aria-label={`${t('copy')}: ${commands[name]}`}
                onClick={() => void copyText(commands[name], { copied: t('copied'), refused: t('notCopied') })}
              >
                {t('copy')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
