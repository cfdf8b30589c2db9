import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useGoTo } from '../../lib/navigation/go-to.ts';
import { pages } from '../../lib/paths.ts';
import { signOut } from '../../lib/session/sign-in.ts';
import { askToSignIn } from '../../lib/session/sign-in-request.ts';
import { asProblem } from '../../lib/api/problem-error.ts';
import type { Session } from '../../lib/session/use-session.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import { isActive } from './menu-entries.ts';
import type { TopEntry } from './menu-entries.ts';

const UserMenuDialog = lazy(async () => ({
  default: (await import('../../features/user-menu/user-menu-dialog.tsx')).UserMenuDialog,
}));
const OptionsDialog = lazy(async () => ({
  default: (await import('../../features/options/options-dialog.tsx')).OptionsDialog,
}));
const LanguageDialog = lazy(async () => ({
  default: (await import('../../features/language/language-dialog.tsx')).LanguageDialog,
}));
const AboutDialog = lazy(async () => ({
  default: (await import('../../features/about/about-dialog.tsx')).AboutDialog,
}));

export type MenuLayer = 'user' | 'options' | 'language' | 'about' | null;

type MenuLayersProps = {
  layer: MenuLayer;
  onLayer: (layer: MenuLayer) => void;
  session: Session;
  hidden: readonly TopEntry[];
  blocked: boolean;
};

/** Another page, and no dialog of the menu stays over it. */
function useClosedByRoute(onLayer: (layer: MenuLayer) => void): void {
  const { pathname } = useLocation();
  const shownAt = useRef(pathname);
  useEffect(() => {
    if (shownAt.current === pathname) return;
    shownAt.current = pathname;
    onLayer(null);
  }, [pathname, onLayer]);
}

function useAccountActs(onLayer: (layer: MenuLayer) => void) {
  const { t } = useTranslation(['shell', 'problems']);
  const leave = async () => {
    onLayer(null);
    try {
      await signOut();
      showSnack({ kind: 'success', text: t('user.signedOut') });
    } catch (thrown) {
      const { code } = asProblem(thrown);
      showSnack({ kind: 'error', text: `${t('user.notSignedOut')} ${t(`problems:${code}`)}` });
    }
  };
  const enter = () => {
    onLayer(null);
    void askToSignIn();
  };
  return { onSignOut: () => void leave(), onSignIn: enter };
}

/** The dialogs of the menu, each loaded when it is opened first. Those that were opened from the menu return to it. */
export function MenuLayers({ layer, onLayer, session, hidden, blocked }: MenuLayersProps) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const goTo = useGoTo();
  const acts = useAccountActs(onLayer);
  const [needed, setNeeded] = useState<ReadonlySet<MenuLayer>>(new Set());
  useClosedByRoute(onLayer);
  if (layer !== null && !needed.has(layer)) setNeeded(new Set([...needed, layer]));
  const sub = (one: MenuLayer) => ({ opened: layer === one, onClose: () => onLayer('user') });
  const signedIn = session.status === 'signed-in';
  return (
    <Suspense fallback={null}>
      {needed.has('user') ? (
        <UserMenuDialog
          opened={layer === 'user'}
          onClose={() => onLayer(null)}
          person={signedIn ? session : undefined}
          hidden={hidden.map((entry) => ({
            key: entry.name,
            text: t(`menu.${entry.name}`),
            current: isActive(entry, pathname),
            go: () => void goTo?.(entry.path),
          }))}
          blocked={blocked}
          onSub={onLayer}
          onPage={(path) => void goTo?.(path)}
          onRegister={() => void goTo?.(pages.register)}
          {...acts}
        />
      ) : null}
      {needed.has('options') ? <OptionsDialog {...sub('options')} /> : null}
      {needed.has('language') ? <LanguageDialog {...sub('language')} /> : null}
      {needed.has('about') ? (
        <AboutDialog {...sub('about')} chatName={signedIn ? session.chatName : undefined} />
      ) : null}
    </Suspense>
  );
}
