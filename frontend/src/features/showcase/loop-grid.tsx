import type { ReactNode } from 'react';
import type { CarLoop } from '#contracts';
import type { PagedList } from '../../lib/lists/use-paged-list.ts';
import { Empty } from '../../ui/asked/empty.tsx';
import { StartIcon } from '../../ui/icons.ts';
import { CardGrid } from '../../ui/list/card-grid.tsx';
import { LoopCard } from './loop-card.tsx';

type LoopGridProps = {
  list: PagedList<CarLoop>;
  playing: boolean;
  told?: boolean;
  empty: { title: string; text?: string; children?: ReactNode };
};

export function LoopGrid({ list, playing, told = false, empty }: LoopGridProps) {
  return (
    <CardGrid
      list={list}
      keyOf={({ loopId }) => loopId}
      empty={<Empty icon={<StartIcon aria-hidden="true" />} {...empty} />}
    >
      {(loop) => <LoopCard loop={loop} playing={playing} told={told} />}
    </CardGrid>
  );
}
