import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useInstallOffer } from '../../lib/install/install-offer.ts';
import { useGoTo } from '../../lib/navigation/go-to.ts';
import { pages } from '../../lib/paths.ts';
import { promptLogin } from '../../lib/session/sign-in-request.ts';
import type { Session } from '../../lib/session/use-session.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import type { SubDialog } from '../../features/user-menu/user-menu-dialog.tsx';
import { isActive } from './menu-entries.ts';
import type { TopEntry } from './menu-entries.ts';
import { useOnAnotherPage } from './use-on-another-page.ts';

const UserMenuDialog = lazyComponent(
  async () => (await import('../../features/user-menu/user-menu-dialog.tsx')).UserMenuDialog,
);
const OptionsDialog = lazyComponent(
  async () => (await import('../../features/options/options-dialog.tsx')).OptionsDialog,
);
const LanguageDialog = lazyComponent(
  async () => (await import('../../features/language/language-dialog.tsx')).LanguageDialog,
);
const AboutDialog = lazyComponent(async () => (await import('../../features/about/about-dialog.tsx')).AboutDialog);

export type MenuLayer = 'user' | 'options' | 'language' | 'about' | null;

type MenuLayersProps = {
  layer: MenuLayer;
  onLayer: (layer: MenuLayer) => void;
  session: Session;
  hidden: readonly TopEntry[];
  blocked: boolean;
};

/** The dialogs of the menu, each loaded when it is first opened. Those opened from the menu return to it. */
export function MenuLayers({ layer, onLayer, session, hidden, blocked }: MenuLayersProps) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const goTo = useGoTo();
  const install = useInstallOffer();
  const [needed, setNeeded] = useState<ReadonlySet<MenuLayer>>(new Set());
  const [from, setFrom] = useState<SubDialog>();
  useOnAnotherPage(() => onLayer(null));
  if (layer !== null && !needed.has(layer)) setNeeded(new Set([...needed, layer]));
  // Also on the same page: the navigation changes nothing then, and the menu would stay.
  const go = (path: string) => {
    onLayer(null);
    void goTo?.(path);
  };
  const enter = () => {
    onLayer(null);
    void promptLogin();
  };
  const back = (one: SubDialog) => {
    setFrom(one);
    onLayer('user');
  };
  const sub = (one: SubDialog) => ({ opened: layer === one, onClose: () => back(one) });
  const close = () => {
    setFrom(undefined);
    onLayer(null);
  };
  const signedIn = session.status === 'signed-in';
  // Each waits for its code by itself: waiting together would hide the one that is open, and lose its focus.
  const once = (one: MenuLayer, dialog: ReactNode) =>
    needed.has(one) ? <Suspense fallback={null}>{dialog}</Suspense> : null;
  return (
    <>
      {once(
        'user',
        <UserMenuDialog
          opened={layer === 'user'}
          onClose={close}
          from={from}
          person={signedIn ? session : undefined}
          unknown={session.status === 'unknown' ? session : undefined}
          hidden={hidden.map((entry) => ({
            key: entry.name,
            text: t(`menu.${entry.name}`),
            current: isActive(entry, pathname),
            go: () => go(entry.path),
          }))}
          blocked={blocked}
          install={install}
          onSub={onLayer}
          onPage={go}
          onRegister={() => go(pages.register)}
          onSignIn={enter}
        />,
      )}
      {once('options', <OptionsDialog {...sub('options')} />)}
      {once('language', <LanguageDialog {...sub('language')} />)}
      {once('about', <AboutDialog {...sub('about')} chatName={signedIn ? session.chatName : undefined} />)}
    </>
  );
}
