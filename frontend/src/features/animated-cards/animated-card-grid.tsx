import type { ReactNode } from 'react';
import type { AnimatedCard } from '#contracts';
import type { PagedList } from '../../lib/lists/use-paged-list.ts';
import { Empty } from '../../ui/query/empty.tsx';
import { StartIcon } from '../../ui/icons.ts';
import { CardGrid } from '../../ui/list/card-grid.tsx';
import { AnimatedCardTile } from './animated-card-tile.tsx';

type LoopGridProps = {
  list: PagedList<AnimatedCard>;
  playing: boolean;
  told?: boolean;
  empty: { title: string; text?: string; children?: ReactNode };
};

export function AnimatedCardGrid({ list, playing, told = false, empty }: LoopGridProps) {
  return (
    <CardGrid
      list={list}
      keyOf={({ loopId }) => loopId}
      empty={<Empty icon={<StartIcon aria-hidden="true" />} {...empty} />}
    >
      {(loop) => <AnimatedCardTile loop={loop} playing={playing} told={told} />}
    </CardGrid>
  );
}
