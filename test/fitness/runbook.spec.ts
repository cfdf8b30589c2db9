import { readFileSync } from 'node:fs';
import { siteFeatures, siteReasonCodes } from '#domain';
import { ops } from '#test/ops-process';

const read = (file: string) => readFileSync(new URL(`../../docs/${file}`, import.meta.url), 'utf8');
const runbook = read('runbook.md');
const operations = read('operations.md');
const alerts = read('monitoring/alerts.yml');

const chapters = [...runbook.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
  title
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-'),
);

describe('docs/runbook.md', () => {
  it('tells of twelve incidents, their symptoms and what to do', () => {
    expect(chapters).toHaveLength(12);
    expect(runbook.match(/^\*\*Symptoms\*\* /gm)).toHaveLength(12);
    expect(runbook.match(/^\*\*Action\*\* /gm)).toHaveLength(12);
  });

  it('has a chapter for every alert, and names each', () => {
    const led = [...alerts.matchAll(/runbook: docs\/runbook\.md#(\S+)/g)].map(([, chapter = '']) => chapter);
    const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
    expect(led).toHaveLength(names.length);
    expect([...new Set(led)].filter((chapter) => !chapters.includes(chapter))).toEqual([]);
    expect(names.filter((name) => !runbook.includes(`\`${name}\``))).toEqual([]);
  });

  it('names no command that there is not, and operations.md has an example of each', async () => {
    const named = [...runbook.matchAll(/npm run ops -- ([a-z-]+)/g)].map(([, name = '']) => name);
    const examples = [...operations.matchAll(/^\| `ops ([a-z-]+)/gm)].map(([, name = '']) => name);
    const { out } = await ops('.', '--help');
    const known = [...(/Commands:\n(.*?)\n\n/s.exec(out)?.[1] ?? '').matchAll(/^ {2}([a-z-]+)(?= |$|\|)/gm)].map(
      ([, name = '']) => name,
    );
    expect(named.length).toBeGreaterThan(12);
    expect([...new Set(named)].filter((name) => !known.includes(name))).toEqual([]);
    expect(examples.toSorted()).toEqual(known.filter((name) => name !== 'help').toSorted());
  });

  it('switches off what can be switched off, for reasons that there are', () => {
    const switched = [...runbook.matchAll(/-- feature (\S+) off --reason (\w+)/g)];
    const wrong = switched.filter(
      ([, feature, reason]) =>
        !siteFeatures.some((one) => one === feature) || !siteReasonCodes.some((one) => one === reason),
    );
    expect([switched.length > 0, wrong.map(([text]) => text)]).toEqual([true, []]);
  });
});
