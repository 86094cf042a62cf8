import { setImmediate as nextTurn } from 'node:timers/promises';

const itemsPerTurn = 100;

/** Maps each item with `work`, and lets other requests run after every hundred items. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % itemsPerTurn === 0) await nextTurn();
    results.push(work(item, index));
  }
  return results;
}
