import { createHash } from 'node:crypto';
import { Lru } from '../../lib/lru';
import { accountRules } from './accountRules';
import { paletteOf, type Scheme } from './palette';
import { formRules } from './formRules';
import { pageRules } from './pageRules';

interface Sheet {
  text: string;
  /** In its address: another one for every other text. */
  version: string;
}

const sheets = new Lru<string, Sheet>(500);

const properties = (brand: string, scheme: Scheme): string =>
  `:root{color-scheme:${scheme};${Object.entries(paletteOf(brand, scheme))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;

const shortened = (rules: string): string =>
  rules
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .trim();

function makeSheet(brand: string): Sheet {
  const text = [
    properties(brand, 'light'),
    `@media (prefers-color-scheme:dark){${properties(brand, 'dark')}}`,
    shortened(pageRules),
    shortened(formRules),
    shortened(accountRules),
    // Paper is white, whatever the screen is.
    `@media print{${properties(brand, 'light')}${shortened('.top nav, .foot nav, .skip, .button { display: none }')}}`,
  ].join('\n');
  return { text, version: createHash('sha256').update(text).digest('base64url').slice(0, 12) };
}

/** The one style sheet of a site in this colour. */
export function siteCss(brand: string): Sheet {
  const kept = sheets.get(brand);
  if (kept) return kept;
  const sheet = makeSheet(brand);
  sheets.set(brand, sheet);
  return sheet;
}
