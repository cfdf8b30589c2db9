import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import type { Compared } from '../grid/compare-context.ts';
import { closeTool, useOpenTool } from './open-tool.ts';

// Loaded when first opened: a page starts with the grid.
const LoadedTools = lazyComponent(async () => (await import('./loaded-tools.tsx')).LoadedTools);

export function GridTools({ compared }: { compared: Compared }) {
  const tool = useOpenTool();
  const [seen, setSeen] = useState(false);
  if (tool && !seen) setSeen(true);
  useEffect(() => closeTool, []);
  return seen ? (
    <Suspense fallback={null}>
      <LoadedTools tool={tool} compared={compared} />
    </Suspense>
  ) : null;
}
