import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { black, mix, portalPalette, white, type ColorScheme } from '../../../contract/colors';
import type { PortalRequest } from './portalRequest';
import { fileResponse, type PortalResponse } from './responses';

const stateColors = {
  light: { error: '#b3261e', success: '#1a6b3a' },
  dark: { error: '#ff9d94', success: '#7fd6a0' },
} as const;

/**
 * Returns the CSS custom properties of a color scheme. Text has a contrast of at least 4.5:1 to its
 * background, and buttons 3:1 to the page.
 */
export function paletteOf(brand: string, scheme: ColorScheme): Record<string, string> {
  const { onFill, ...palette } = portalPalette(brand, scheme);
  return {
    ...palette,
    ...stateColors[scheme],
    'on-fill': onFill,
    // Shifted away from the text color, so that hovering never lowers the contrast.
    'fill-hover': mix(palette.fill, onFill === white ? black : white, 0.14),
  };
}

const customProperties = (brand: string, scheme: ColorScheme): string =>
  `:root{color-scheme:${scheme};${Object.entries(paletteOf(brand, scheme))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;

const minify = (css: string): string =>
  css
    .replace(/\/\*[^*]*\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replaceAll(';}', '}')
    .trim();

const rules = minify(readFileSync(path.join(__dirname, 'portal.css'), 'utf8'));

interface StyleSheet {
  text: string;
  /** A hash of the text, for the URL of the style sheet. */
  version: string;
}

function buildStyleSheet(brand: string): StyleSheet {
  const light = customProperties(brand, 'light');
  const dark = customProperties(brand, 'dark');
  // Print uses the light scheme, because paper is white.
  const text = [light, `@media screen and (prefers-color-scheme:dark){${dark}}`, rules].join('\n');
  return { text, version: createHash('sha256').update(text).digest('base64url').slice(0, 12) };
}

const cache = new LRUCache<string, StyleSheet>({ max: 500, memoMethod: buildStyleSheet });

/** Returns the style sheet of portals with this brand color, and caches it. */
export const portalCss = (brand: string): StyleSheet => cache.memo(brand);

/** Serves `/site.css`. */
export function styleSheet({ snapshot, query }: PortalRequest): PortalResponse {
  const { text, version } = portalCss(snapshot.branding.colour);
  // Only a URL whose version matches the content may be cached as immutable.
  const cacheControl =
    query.get('v') === version ? 'public, max-age=31536000, immutable' : 'private, no-cache';
  return fileResponse('text/css; charset=utf-8', text, { 'cache-control': cacheControl });
}
