import { escapeHtml } from '../lib/escapeHtml';

/** Markup that is safe to send as it stands. */
export class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

/** What stands in a template: markup as it is, text escaped, and nothing for what isn't there. */
export type Part = Html | string | number | false | null | undefined | readonly Part[];

function written(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return part ? part.map(written).join('') : '';
}

/** A template whose values are escaped. Attributes stand in quotes: that is where a value is safe. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((text, string, at) => text + written(parts[at - 1]) + string));

/** Markup that was sanitised, and nothing else. */
export const sanitised = (text: string): Html => new Html(text);
