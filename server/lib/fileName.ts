import { trimEndOf } from './trimEndOf';

const unsafe = /[\p{Cc}\p{Cf}\\/:*?"<>|]/gu;

/** `Company clients 2026-01-31.csv`, in characters that every system takes. */
export const fileNameOf = (company: string, what: string, day: string, ending = 'csv'): string =>
  `${trimEndOf(company.replace(unsafe, ' ').replace(/\s+/gu, ' ').trim(), '.')} ${what} ${day}.${ending}`.trim();

/** RFC 6266: the name, and a plain one for those who can't read it. */
export function attachment(fileName: string): string {
  // Letters of other widths turn into signs that would end the name.
  const plain = fileName
    .normalize('NFKD')
    .replace(unsafe, ' ')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
