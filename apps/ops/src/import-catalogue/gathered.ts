export async function* gathered<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<readonly Item[]> {
  let lot: Item[] = [];
  for await (const item of items) {
    if (lot.push(item) < size) continue;
    yield lot;
    lot = [];
  }
  if (lot.length > 0) yield lot;
}
