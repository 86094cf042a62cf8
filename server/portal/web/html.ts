import { escapeHtml } from '../../lib/escapeHtml';

/** Markup that is safe to send. */
export class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

/** A template value. Markup is inserted unchanged, text is escaped, and empty values render nothing. */
export type HtmlValue = Html | string | number | false | null | undefined | readonly HtmlValue[];

function render(value: HtmlValue): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  return value ? value.map(render).join('') : '';
}

/**
 * Renders a template with escaped values. Attribute values must be quoted, because escaping does not protect
 * unquoted ones.
 */
export const html = (strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html =>
  new Html(strings.reduce((text, string, index) => text + render(values[index - 1]) + string));

/** Marks a string as safe markup. Pass only sanitized HTML. */
export const sanitizedHtml = (text: string): Html => new Html(text);
