import { createMemoryRouter } from 'react-router-dom';
import { goTo } from './go-to.ts';

let release: () => void;
// jsdom has no Response; the router reads no more of it than this.
const redirected = { status: 302, statusText: '', headers: new Headers({ Location: '/a' }), body: null };
const makeRouter = () =>
  createMemoryRouter([
    { path: '/', element: null },
    { path: '/a', element: null },
    { path: '/old', loader: () => redirected },
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

  it('is cancelled by a link', async () => {
    const router = makeRouter();
    const slow = goTo(router, '/slow');
    await router.navigate('/a');
    release();
    expect(await slow).toBe('cancelled');
  });

  it('is cancelled by Back', async () => {
    const router = makeRouter();
    await router.navigate('/a');
    const slow = goTo(router, '/slow');
    await router.navigate(-1);
    release();
    expect(await slow).toBe('cancelled');
    expect(router.state.location.pathname).toBe('/');
  });

  it('is aborted where something is unsent', async () => {
    const router = makeRouter();
    router.getBlocker('leave', () => true);
    expect(await goTo(router, '/a')).toBe('aborted');
    expect(router.state.location.pathname).toBe('/');
  });

  it('is redirected when it ends elsewhere', async () => {
    expect(await goTo(makeRouter(), '/old')).toBe('redirected');
  });
});
