import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './stuff.module.css';
import { tools } from './tools.ts';
import type { ToolName } from './tools.ts';

/** Tools as cards: name, what it is for, and when its data was checked. */
export function ToolList({ title, names }: { title: string; names?: readonly ToolName[] }) {
  const { t } = useTranslation('stuff');
  return (
    <section className={styles['tools']} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {tools
          .filter(({ name }) => names?.includes(name) ?? true)
          .map(({ name, path, checked }) => (
            <li key={name}>
              <Link to={path} className={styles['tool']}>
                <b>{t(`tools.${name}.name`)}</b>
                <span>{t(`tools.${name}.line`)}</span>
                <small>{t('checked', { date: checked })}</small>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
