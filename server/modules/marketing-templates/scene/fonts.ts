import * as fontkit from 'fontkit';
import { fontFiles, type FontName } from '../../../pdf/fontFiles';

function open(file: string): fontkit.Font {
  const font = fontkit.openSync(file);
  if (!('layout' in font)) throw new Error(`${file} holds more than one font.`);
  return font;
}

const opened = new Map<FontName, fontkit.Font>();

export function fontNamed(name: FontName): fontkit.Font {
  const font = opened.get(name) ?? open(fontFiles[name]);
  opened.set(name, font);
  return font;
}

const mostKept = 5000;
const widths = new Map<string, number>();

/** How wide a text runs, where its size is 1. */
export function widthOf(text: string, name: FontName): number {
  const key = `${name} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const font = fontNamed(name);
  const width = font.layout(text).advanceWidth / font.unitsPerEm;
  if (widths.size >= mostKept) widths.clear();
  widths.set(key, width);
  return width;
}
