const separatorPattern = /[,;|]/;
const quotedItem = /\s*"((?:[^"]|"")*)"\s*(?:[,;|]|$)/y;
const plainItem = /([^,;|]*)(?:[,;|]|$)/y;

const quoteItem = (item: string): string =>
  separatorPattern.test(item) || item.startsWith('"') || item.trim() !== item || item === ''
    ? `"${item.replaceAll('"', '""')}"`
    : item;

/**
 * Writes a list as one cell, separated by semicolons. Quotes items that `splitList` would otherwise change.
 */
export const joinList = (items: readonly string[]): string => items.map(quoteItem).join('; ');

/** Returns up to `maxItems` items of a cell, separated by commas, semicolons or bars. */
export function splitList(cell: string, maxItems: number): string[] {
  const items: string[] = [];
  for (let position = 0; position < cell.length && items.length < maxItems;) {
    quotedItem.lastIndex = plainItem.lastIndex = position;
    const quoted = quotedItem.exec(cell);
    const item = quoted ?? plainItem.exec(cell);
    const text = item?.[1] ?? '';
    items.push(quoted ? text.replaceAll('""', '"') : text.trim());
    position += item?.[0].length ?? cell.length;
  }
  return items;
}
