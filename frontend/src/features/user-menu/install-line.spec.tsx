import { act, screen } from '@testing-library/react';
import { useInstallOffer } from '../../lib/install/install-offer.ts';
import { renderAt } from '../../test/render.tsx';
import { InstallLine } from './install-line.tsx';

const realMatch = globalThis.matchMedia;
afterEach(() => {
  act(() => void dispatchEvent(new Event('appinstalled')));
  globalThis.matchMedia = realMatch;
  Reflect.deleteProperty(navigator, 'standalone');
});

function Line() {
  return <InstallLine offer={useInstallOffer()} />;
}

const prompt = jest.fn(async () => {});
const offer = () => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void dispatchEvent(event));
  return event;
};
const button = () => screen.queryByRole('button', { name: 'Install' });

describe('installing', () => {
  it('is offered when the browser can, and asked once', async () => {
    const { user } = renderAt('/', <Line />);
    expect(button()).toBeNull();
    expect(offer().defaultPrevented).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Install' }));
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(button()).toBeNull();
  });

  it('is no longer offered once it is installed', () => {
    renderAt('/', <Line />);
    offer();
    act(() => void dispatchEvent(new Event('appinstalled')));
    expect(button()).toBeNull();
  });

  it('is not offered inside the installed app', () => {
    globalThis.matchMedia = (query) => ({ ...realMatch(query), matches: query.includes('standalone') });
    renderAt('/', <Line />);
    offer();
    expect(button()).toBeNull();
  });

  it('says on iOS how it is done by hand, save inside the app', () => {
    Object.assign(navigator, { standalone: false });
    const { unmount } = renderAt('/', <Line />);
    expect(screen.getByText(/Add to Home Screen/)).toBeVisible();
    unmount();
    Object.assign(navigator, { standalone: true });
    renderAt('/', <Line />);
    expect(screen.queryByText(/Add to Home Screen/)).toBeNull();
  });
});
