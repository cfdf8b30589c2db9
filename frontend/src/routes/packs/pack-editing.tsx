import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KnownPack } from '../../features/packs/use-pack-kinds.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './packs.module.css';

const PackDialog = lazyComponent(async () => (await import('../../features/packs/pack-form.tsx')).PackDialog);

export function PackEditing({ pack, onPack }: { pack: KnownPack; onPack: (packId: string) => void }) {
  const { t } = useTranslation('packs');
  const [editing, setEditing] = useState<'change' | 'add'>();
  const close = () => setEditing(undefined);
  const saved = (packId: string) => {
    onPack(packId);
    close();
  };
  return (
    <div className={styles['editing']}>
      <Button onClick={() => setEditing('change')}>{t('edit.change')}</Button>
      <Button onClick={() => setEditing('add')}>{t('edit.add')}</Button>
      {editing ? (
        <Suspense fallback={null}>
          <PackDialog pack={editing === 'change' ? pack : undefined} onSaved={saved} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}
