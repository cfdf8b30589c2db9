import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { SAVED_MATCH_NAME_MAX } from '#contracts';
import { type NamedMatch, saveMatch, useKeptMatches } from '../../features/match/kept-matches.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { ToolPanel } from '../../ui/tool/tool-parts.tsx';
import styles from './match.module.css';

/** Matches that one keeps under names: on this device, and with the account while somebody is signed in. */
export function SavedMatches() {
  const { t } = useTranslation('match');
  const { search } = useLocation();
  const session = useSession();
  const { matches, inAccount } = useKeptMatches();
  const where = session.status === 'signed-in' ? (inAccount ? 'inAccount' : 'onDevice') : 'signInToKeep';
  return (
    <ToolPanel title={t('saved.title')}>
      <SaveForm query={search.slice(1)} taken={matches} />
      {matches.length > 0 ? (
        <ul className={styles['saved']} aria-label={t('saved.title')}>
          {matches.map((one) => (
            <SavedMatch key={one.name} one={one} isOpen={`?${one.query}` === search} />
          ))}
        </ul>
      ) : null}
      <p className={styles['savedWhere']}>{t(`saved.${where}`)}</p>
    </ToolPanel>
  );
}

function SaveForm({ query, taken }: { query: string; taken: readonly NamedMatch[] }) {
  const { t } = useTranslation(['match', 'common']);
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const said = name.trim();
  const replaced = taken.find((one) => one.name === said);
  const save = () => {
    setTried(said === '');
    if (said === '' || query === '') return;
    saveMatch(said, query);
    setName('');
    showSnack({
      kind: 'success',
      text: t('match:saved.kept', { name: said }),
      ...(replaced && { action: { label: t('common:undo'), run: () => saveMatch(said, replaced.query) } }),
    });
  };
  return (
    <form
      className={styles['saveForm']}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field
        label={t('match:saved.name')}
        maxLength={SAVED_MATCH_NAME_MAX}
        value={name}
        error={tried && said === '' ? t('match:saved.nameMissing') : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <Button disabled={query === ''} onClick={save}>
        {t(replaced ? 'match:saved.replace' : 'match:saved.save')}
      </Button>
    </form>
  );
}

function SavedMatch({ one: { name, query }, isOpen }: { one: NamedMatch; isOpen: boolean }) {
  const { t } = useTranslation(['match', 'common']);
  const remove = () => {
    saveMatch(name, null);
    showSnack({
      kind: 'info',
      text: t('match:saved.removed', { name }),
      action: { label: t('common:undo'), run: () => saveMatch(name, query) },
    });
  };
  return (
    <li>
      <Link to={{ search: `?${query}` }} aria-current={isOpen ? 'page' : undefined}>
        {name}
      </Link>
      <Button size="small" look="ghost" aria-label={t('match:saved.removeNamed', { name })} onClick={remove}>
        {t('match:saved.remove')}
      </Button>
    </li>
  );
}
