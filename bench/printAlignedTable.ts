export function printAlignedTable(headings: readonly string[], rows: readonly (readonly string[])[]): void {
  const allRows = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...allRows.map((row) => row[column]?.length ?? 0)));
  for (const row of allRows) {
    console.log(`| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  }
}
