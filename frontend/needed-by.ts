import type { Rolldown } from 'vite';

/** Whether a module is one that this file needs before it runs, itself included. */
export function neededBy(
  file: string,
): (id: string, graph: Pick<Rolldown.ChunkingContext, 'getModuleInfo'>) => boolean {
  let needed: Set<string> | undefined;
  return (id, graph) => {
    if (needed === undefined) {
      needed = new Set([file]);
      for (const one of needed) for (const next of graph.getModuleInfo(one)?.importedIds ?? []) needed.add(next);
    }
    return needed.has(id);
  };
}
