import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './stuff.module.css';
import { tools } from './tools.ts';
import type { Tool, ToolName } from './tools.ts';

type ToolListProps = { title: string; names?: readonly ToolName[]; group?: Tool['group'] };

export function ToolList({ title, names, group }: ToolListProps) {
  const shown = tools.filter((one) => (names?.includes(one.name) ?? true) && (group ?? one.group) === one.group);
  return (
    <section className={styles['tools']} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {shown.map((tool) => (
          <li key={tool.name}>
            <ToolCard tool={tool} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const seenKey = (name: ToolName): string => `changes_v27:${name}`;

function ToolCard({ tool: { name, path, checked, isNew = false } }: { tool: Tool }) {
  const { t } = useTranslation('stuff');
  const marked = isNew && localStorage.getItem(seenKey(name)) === null;
  return (
    <Link to={path} className={styles['tool']} onClick={() => localStorage.setItem(seenKey(name), 'true')}>
      <b>
        {t(`tools.${name}.name`)} {marked ? <em className={styles['new']}>{t('isNew')}</em> : null}
      </b>
      <span>{t(`tools.${name}.line`)}</span>
      <small>{t('checked', { date: checked })}</small>
    </Link>
  );
}
