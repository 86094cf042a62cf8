const separates = /[,;|]/;
const quotedItem = /\s*"((?:[^"]|"")*)"\s*(?:[,;|]|$)/y;
const plainItem = /([^,;|]*)(?:[,;|]|$)/y;

const written = (item: string): string =>
  separates.test(item) || item.startsWith('"') || item.trim() !== item || item === ''
    ? `"${item.replaceAll('"', '""')}"`
    : item;

/** Writes a list as one cell: separated by semicolons, with items that contain a separator in quotation marks. */
export const joinList = (items: readonly string[]): string => items.map(written).join('; ');

/** Reads up to `most` items, separated by commas, semicolons or bars, from a cell that `joinList` wrote. */
export function splitList(cell: string, most: number): string[] {
  const items: string[] = [];
  for (let place = 0; place < cell.length && items.length < most;) {
    quotedItem.lastIndex = plainItem.lastIndex = place;
    const quoted = quotedItem.exec(cell);
    const item = quoted ?? plainItem.exec(cell);
    const text = item?.[1] ?? '';
    items.push(quoted ? text.replaceAll('""', '"') : text.trim());
    place += item?.[0].length ?? cell.length;
  }
  return items;
}
