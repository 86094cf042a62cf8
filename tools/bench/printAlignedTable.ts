const escapeCell = (cell: string): string => cell.replaceAll('|', '\\|');

/** Returns the lines of a Markdown table with aligned columns. */
export function formatTable(headings: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const cells = [headings, ...rows].map((row) => row.map(escapeCell));
  const widths = headings.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const toLine = (row: readonly string[]): string =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [toLine(head), toLine(widths.map((width) => '-'.repeat(width))), ...body.map(toLine)];
}

export function printAlignedTable(headings: readonly string[], rows: readonly (readonly string[])[]): void {
  for (const line of formatTable(headings, rows)) console.log(line);
}
