import { act, screen } from '@testing-library/react';
import { renderAt } from '../../test/render.tsx';
import { AboutDialog } from './about-dialog.tsx';

const openOn = (serviceWorker: object) => {
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  renderAt('/', <AboutDialog opened onClose={() => undefined} chatName={undefined} />);
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('says that the site is stored on this device once it is, and not before', async () => {
  const stored = Promise.withResolvers<object>();
  openOn({ ready: stored.promise });
  await screen.findByRole('dialog', { name: 'About' });
  expect(screen.queryByText(/Saved on this device/)).not.toBeInTheDocument();
  await act(async () => stored.resolve({}));
  expect(screen.getByText('Saved on this device: it also opens offline.')).toBeInTheDocument();
});
