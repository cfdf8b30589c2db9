/** A car without the tags that are left out; the same object where it has none of them. */
export const withoutTags = <Tagged extends { readonly tags: readonly string[] }>(
  car: Tagged,
  left: ReadonlySet<string>,
): Tagged => (car.tags.some((tag) => left.has(tag)) ? { ...car, tags: kept(car.tags, left) } : car);

/** Changes of stats, without the tags that are left out; without `tags` where nothing else of them changed. */
export const changesWithoutTags = <Changes extends Readonly<Record<string, readonly [unknown, unknown]>>>(
  changes: Changes,
  left: ReadonlySet<string>,
): Changes => {
  const { tags, ...others } = changes;
  if (!tags || left.size === 0) return changes;
  const [was, is] = tags.map((list) => kept(Array.isArray(list) ? (list as string[]) : [], left));
  const same = was?.length === is?.length && was?.every((tag) => is?.includes(tag));
  return (same ? others : { ...others, tags: [was, is] }) as unknown as Changes;
};

const kept = (tags: readonly string[], left: ReadonlySet<string>): string[] => tags.filter((tag) => !left.has(tag));
