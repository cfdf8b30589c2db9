import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { SAVED_MATCH_NAME_MAX } from '#contracts';
import { type NamedMatch, saveMatch, useSavedMatches } from '../../features/match/account-matches.ts';
import { useUnsaved } from '../../lib/navigation/unsaved.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { focusOnMount } from '../../ui/field/focus-on-mount.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import { ToolPanel } from '../../ui/tool/tool-parts.tsx';
import styles from './match.module.css';

export function SavedMatches() {
  const { t } = useTranslation('match');
  const { search } = useLocation();
  const session = useSession();
  const { matches, inAccount } = useSavedMatches();
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
  useUnsaved(said !== '');
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
  const [renaming, setRenaming] = useState(false);
  const remove = () => {
    saveMatch(name, null);
    showSnack({
      kind: 'info',
      text: t('match:saved.removed', { name }),
      action: { label: t('common:undo'), run: () => saveMatch(name, query) },
    });
  };
  if (renaming) return <Rename one={{ name, query }} onDone={() => setRenaming(false)} />;
  return (
    <li>
      <Link to={{ search: `?${query}` }} aria-current={isOpen ? 'page' : undefined}>
        {name}
      </Link>
      <span className={styles['savedActs']}>
        <Button
          size="small"
          variant="ghost"
          aria-label={t('match:saved.renameNamed', { name })}
          onClick={() => setRenaming(true)}
        >
          {t('match:saved.rename')}
        </Button>
        <Button size="small" variant="ghost" aria-label={t('match:saved.removeNamed', { name })} onClick={remove}>
          {t('match:saved.remove')}
        </Button>
      </span>
    </li>
  );
}

function Rename({ one: { name, query }, onDone }: { one: NamedMatch; onDone: () => void }) {
  const { t } = useTranslation('match');
  const [text, setText] = useState(name);
  const said = text.trim();
  useUnsaved(said !== '' && said !== name);
  const rename = () => {
    if (said !== '' && said !== name) {
      saveMatch(name, null);
      saveMatch(said, query);
    }
    onDone();
  };
  return (
    <li>
      <form
        className={styles['saveForm']}
        onSubmit={(event) => {
          event.preventDefault();
          rename();
        }}
      >
        <Field
          label={t('saved.renameNamed', { name })}
          maxLength={SAVED_MATCH_NAME_MAX}
          ref={focusOnMount}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key }) => (key === 'Escape' ? onDone() : undefined)}
        />
        <Button disabled={said === ''} onClick={rename}>
          {t('saved.rename')}
        </Button>
      </form>
    </li>
  );
}
