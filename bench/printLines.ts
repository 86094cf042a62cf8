/** Prints cells one below another, as a table that a README can hold. */
export function printLines(titles: readonly string[], lines: readonly (readonly string[])[]): void {
  const all = [titles, ...lines];
  const widths = titles.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  for (const line of all) {
    console.log(`| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  }
}
