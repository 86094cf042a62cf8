import path from 'node:path';
import * as fontkit from 'fontkit';

// The fonts cover scripts such as Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew and Arabic. Others, such
// as Chinese, print as empty boxes.
export const fontFiles = {
  Plain: path.join(__dirname, 'fonts/DejaVuSans.ttf'),
  Bold: path.join(__dirname, 'fonts/DejaVuSans-Bold.ttf'),
} as const;

export type FontName = keyof typeof fontFiles;

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
