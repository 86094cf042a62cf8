import { byteOrderMark, csvLine } from '@contract/csv';
import { withoutDirectionMarks } from '@contract/directionMarks';

/** Downloads a URL under `fileName`, or under the server's file name if it is empty. */
export function downloadLink(url: string, fileName = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = withoutDirectionMarks(fileName);
  link.click();
}

export function downloadText(fileName: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  downloadLink(url, fileName);
  // The URL is revoked later, because the browser reads it only after the current task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Returns a CSV file that spreadsheets open as UTF-8 and whose cells do not run as formulas. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map(csvLine).join('');
