import * as fontkit from 'fontkit';
import { fontFiles, type FontName } from '../../../platform';

function openFont(file: string): fontkit.Font {
  const font = fontkit.openSync(file);
  if (!('layout' in font)) throw new Error(`${file} contains more than one font.`);
  return font;
}

const fontCache = new Map<FontName, fontkit.Font>();

export function getFont(name: FontName): fontkit.Font {
  const font = fontCache.get(name) ?? openFont(fontFiles[name]);
  fontCache.set(name, font);
  return font;
}

const maxCachedWidths = 5000;
const widths = new Map<string, number>();

/** Returns the width of a text at font size 1. */
export function textWidth(text: string, name: FontName): number {
  const key = `${name} ${text}`;
  const cached = widths.get(key);
  if (cached !== undefined) return cached;
  const font = getFont(name);
  const width = font.layout(text).advanceWidth / font.unitsPerEm;
  if (widths.size >= maxCachedWidths) widths.clear();
  widths.set(key, width);
  return width;
}
