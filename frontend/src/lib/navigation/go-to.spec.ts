import { createMemoryRouter } from 'react-router-dom';
import { goTo } from './go-to.ts';

let release: () => void;
const makeRouter = () =>
  createMemoryRouter([
    { path: '/', element: null },
    { path: '/a', element: null },
    { path: '/slow', loader: () => new Promise<null>((resolve) => (release = () => resolve(null))) },
  ]);

describe('a navigation', () => {
  it('arrives, and is a duplicate the second time', async () => {
    const router = makeRouter();
    expect(await goTo(router, '/a')).toBe('arrived');
    expect(await goTo(router, '/a')).toBe('duplicated');
  });

  it('is cancelled by a later one', async () => {
    const router = makeRouter();
    const slow = goTo(router, '/slow');
    const quick = goTo(router, '/a');
    release();
    expect([await slow, await quick]).toEqual(['cancelled', 'arrived']);
  });

  it('is aborted where something is unsent', async () => {
    const router = makeRouter();
    router.getBlocker('leave', () => true);
    expect(await goTo(router, '/a')).toBe('aborted');
    expect(router.state.location.pathname).toBe('/');
  });

  it('is redirected when it ends elsewhere', async () => {
    let pathname = '/';
    const router = {
      get state() {
        return { location: { pathname, search: '' }, blockers: new Map() };
      },
      navigate: async () => void (pathname = '/a'),
    };
    expect(await goTo(router, '/old')).toBe('redirected');
  });
});
