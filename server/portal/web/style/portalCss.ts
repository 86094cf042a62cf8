import { createHash } from 'node:crypto';
import { Lru } from '../../../lib/lru';
import { accountRules } from './accountRules';
import type { ColorScheme } from '../../../../contract/colors';
import { paletteOf } from './palette';
import { formRules } from './formRules';
import { pageRules } from './pageRules';

interface StyleSheet {
  text: string;
  /** A hash of the text, for the URL of the style sheet. */
  version: string;
}

const cache = new Lru<string, StyleSheet>(500);

const customProperties = (brand: string, scheme: ColorScheme): string =>
  `:root{color-scheme:${scheme};${Object.entries(paletteOf(brand, scheme))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;

const minify = (rules: string): string =>
  rules
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .trim();

function buildStyleSheet(brand: string): StyleSheet {
  const text = [
    customProperties(brand, 'light'),
    `@media (prefers-color-scheme:dark){${customProperties(brand, 'dark')}}`,
    minify(pageRules),
    minify(formRules),
    minify(accountRules),
    // Print uses the light scheme, because paper is white.
    `@media print{${customProperties(brand, 'light')}${minify('.top nav, .foot nav, .skip, .button { display: none }')}}`,
  ].join('\n');
  return { text, version: createHash('sha256').update(text).digest('base64url').slice(0, 12) };
}

/** Returns the style sheet of portals with this brand color, and caches it. */
export function portalCss(brand: string): StyleSheet {
  const cached = cache.get(brand);
  if (cached) return cached;
  const sheet = buildStyleSheet(brand);
  cache.set(brand, sheet);
  return sheet;
}
