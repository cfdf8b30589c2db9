import { useTranslation } from 'react-i18next';
import { KeysDialog } from '../../features/keys/keys-dialog.tsx';
import type { PageByKey } from './use-pages-by-key.ts';

type ListOfKeysProps = { opened: boolean; onClose: () => void; pages: readonly PageByKey[] };

export function ListOfKeys({ opened, onClose, pages }: ListOfKeysProps) {
  const { t } = useTranslation(['shell', 'account']);
  return <KeysDialog opened={opened} onClose={onClose} pages={pages.map((one) => ({ ...one, text: t(one.text) }))} />;
}
