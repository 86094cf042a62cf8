import { withoutDirectionMarks } from '../../contract/directionMarks';
import { trimEndOf } from './strings';

const unsafeCharacters = /[\p{Cc}\p{Cf}\\/:*?"<>|]/gu;

/**
 * Returns a name such as `Company clients 2026-01-31.csv`, with characters that every operating system
 * allows.
 */
export const fileNameOf = (company: string, content: string, day: string, extension = 'csv'): string =>
  `${trimEndOf(company.replace(unsafeCharacters, ' ').replace(/\s+/gu, ' ').trim(), '.')} ${content} ${day}.${extension}`.trim();

/** Returns a Content-Disposition header (RFC 6266) with the name, without direction marks, and an ASCII fallback. */
export function attachment(fileName: string): string {
  const name = withoutDirectionMarks(fileName);
  // Replaces unsafe characters after the normalization, because full-width characters can normalize to them.
  const asciiName = name
    .normalize('NFKD')
    .replace(unsafeCharacters, ' ')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${asciiName}"; filename*=UTF-8''${encoded}`;
}
