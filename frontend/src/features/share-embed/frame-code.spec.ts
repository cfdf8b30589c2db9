import { frameCode } from './frame-code.ts';

describe('the code of a frame', () => {
  it('keeps what is in names inside of its quotes', () => {
    const code = frameCode({
      address: 'https://tdr.example/a?b=1&c=2',
      title: 'A "quick" <car>',
      width: '480',
      height: 300,
    });
    expect(code).toContain('src="https://tdr.example/a?b=1&amp;c=2"');
    expect(code).toContain('title="A &quot;quick&quot; &lt;car&gt;"');
    const frame = new DOMParser().parseFromString(code, 'text/html').querySelector('iframe');
    expect([frame?.src, frame?.title]).toEqual(['https://tdr.example/a?b=1&c=2', 'A "quick" <car>']);
    expect(frame?.getAttribute('sandbox')).not.toMatch(/scripts|same-origin/);
  });
});
