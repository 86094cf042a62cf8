import { downloadLink } from './downloadLink';

export function downloadText(fileName: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  downloadLink(url, fileName);
  // The URL is revoked later, because the browser reads it only after the current task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
