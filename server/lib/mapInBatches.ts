import { setImmediate as nextTurn } from 'node:timers/promises';

const batchSize = 100;

/** Maps each item with `work` and yields to the event loop after every 100 items. */
export async function mapInBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % batchSize === 0) await nextTurn();
    results.push(work(item, index));
  }
  return results;
}
