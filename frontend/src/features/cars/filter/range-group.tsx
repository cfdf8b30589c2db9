import { type Filter, type RangeGroup, withRange } from '#racing';
import { RangeField } from '../../../ui/slider/range-field.tsx';
import { stepOf, unitOf, useCriterionLabels } from './criterion-labels.ts';
import type { Span } from './filter-scope.ts';
import { FilterGroup } from './filter-group.tsx';
import { Histogram } from './histogram.tsx';

type RangeGroupProps = { group: RangeGroup; span: Span; filter: Filter; onFilter: (filter: Filter) => void };

export function RangeGroupField({ group, span, filter, onFilter }: RangeGroupProps) {
  const words = useCriterionLabels();
  const range = filter.ranges[group];
  const label = words.group(group);
  const unit = unitOf(group);
  return (
    <FilterGroup title={label} summary={range && words.range(group, range)}>
      <RangeField
        label={label}
        min={span.min}
        max={span.max}
        step={stepOf(group)}
        {...(unit === undefined ? {} : { unit })}
        head={<Histogram span={span} {...range} />}
        value={{ from: range?.from, to: range?.to }}
        onChange={({ from, to }) =>
          onFilter(
            withRange(filter, group, { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }),
          )
        }
      />
    </FilterGroup>
  );
}
