import type { Notes } from './notes.ts';
import type { Registry } from './registry.sqlite.ts';

/** Notes in the registry's own file. */
export const sqliteNotes = (registry: Registry): Notes => ({
  put: async (key, value) => {
    const sql = 'INSERT INTO notes (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value';
    await registry.change((database) => database.prepare(sql).run(key, JSON.stringify(value)));
  },
  get: async (key) =>
    registry.change((database) => {
      const row = database.prepare('SELECT value FROM notes WHERE key = ?').get(key);
      return row && (JSON.parse(String(row['value'])) as object);
    }),
  remove: async (key) => {
    await registry.change((database) => database.prepare('DELETE FROM notes WHERE key = ?').run(key));
  },
});
