import { Inject, type Provider } from '@nestjs/common';
import { projections } from '#projections';
import type { Projection, ReadStore } from '#read-store';

type Named = Pick<Projection, 'name'>;

const tokenOf = ({ name }: Named): string => `view ${name}`;

/** Injects a view: `@InjectView(lapTimes) private readonly lapTimes: View<LapTimeCell>`. */
export const InjectView = (projection: Named): ParameterDecorator => Inject(tokenOf(projection));

export const viewProviders = (readStore: ReadStore): Provider[] =>
  projections.map((projection) => ({
    provide: tokenOf(projection),
    useValue: readStore.view(projection as unknown as Projection),
  }));
