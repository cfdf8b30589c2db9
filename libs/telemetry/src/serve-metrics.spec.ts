import type { EventStore } from '#event-store';
import { projections } from '#projections';
import type { ReadStore } from '#read-store';
import { measureViews } from './measure-views.ts';
import { Metrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const projection = projections[0]!;
const token = 't'.repeat(32);
const status = async () => [
  { name: projection.name, version: projection.version, checkpoint: { position: 4, logId: 'a' }, parkedDocuments: 2 },
];

const served = async (readStore: Pick<ReadStore, 'status'>, shown = token) => {
  const metrics = new Metrics();
  measureViews(metrics, { eventStore: { head: async () => 9 } as EventStore, readStore });
  const { port, close } = await serveMetrics(metrics, { port: 0, token });
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${shown}` } });
    return { status: answer.status, text: await answer.text() };
  } finally {
    await close();
  }
};

describe('the metrics of a process without pages', () => {
  it('are for whoever shows the token', async () => {
    expect((await served({ status }, 'guessed')).status).toBe(404);
    const { text } = await served({ status });
    expect(text).toContain(`\ntdr_view_behind_positions{view="${projection.name}"} 5\n`);
    expect(text).toContain(`\ntdr_view_parked_documents{view="${projection.name}"} 2\n`);
  });

  it('say that a store is away, and what is known without it', async () => {
    const { text } = await served({ status: () => Promise.reject(new Error('away')) });
    expect(text).toContain('\ntdr_views_answer 0\n');
    expect(text).toContain('\ntdr_log_position 9\n');
    expect(text).not.toMatch(/\ntdr_view_lag_seconds\{/);
  });
});
