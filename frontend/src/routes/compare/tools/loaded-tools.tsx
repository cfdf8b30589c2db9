import { Suspense, useState } from 'react';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import { ArrangeDialog } from '../arrange/arrange-dialog.tsx';
import { UnlikelyTimeDialog } from '../entry/unlikely-time-dialog.tsx';
import type { Compared } from '../grid/compare-context.ts';
import { PasteDialog } from '../paste/paste-dialog.tsx';
import { TuneDialog } from '../tunes/tune-dialog.tsx';
import { closeTool } from './open-tool.ts';
import type { OpenTool } from './open-tool.ts';
import { PivotDialog } from './pivot-dialog.tsx';

const BestOfTool = lazyComponent(async () => (await import('./best-of-tool.tsx')).BestOfTool);

export function LoadedTools({ tool, compared }: { tool: OpenTool | null; compared: Compared }) {
  // A closing dialog keeps its content.
  const [column, setColumn] = useState(0);
  if (tool?.tool === 'tunes' && tool.column !== column) setColumn(tool.column);
  return (
    <>
      <ArrangeDialog opened={tool?.tool === 'arrange'} onClose={closeTool} compared={compared} />
      <TuneDialog opened={tool?.tool === 'tunes'} onClose={closeTool} compared={compared} column={column} />
      <UnlikelyTimeDialog tool={tool?.tool === 'far-off' ? tool : null} />
      <PasteDialog tool={tool?.tool === 'paste' ? tool : null} onClose={closeTool} compared={compared} />
      <PivotDialog tool={tool?.tool === 'one-track' || tool?.tool === 'one-car' ? tool : null} compared={compared} />
      {tool?.tool === 'best-of' ? (
        <Suspense fallback={null}>
          <BestOfTool compared={compared} track={tool.track} />
        </Suspense>
      ) : null}
    </>
  );
}
