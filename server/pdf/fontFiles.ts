import path from 'node:path';

// Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew and Arabic; what they lack, such as Chinese, prints as empty boxes.
export const fontFiles = {
  Plain: path.join(__dirname, 'fonts/DejaVuSans.ttf'),
  Bold: path.join(__dirname, 'fonts/DejaVuSans-Bold.ttf'),
} as const;

export type FontName = keyof typeof fontFiles;
