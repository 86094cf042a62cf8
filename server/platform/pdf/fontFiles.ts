import path from 'node:path';

// The fonts cover scripts such as Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew and Arabic. Others, such
// as Chinese, print as empty boxes.
export const fontFiles = {
  Plain: path.join(__dirname, 'fonts/DejaVuSans.ttf'),
  Bold: path.join(__dirname, 'fonts/DejaVuSans-Bold.ttf'),
} as const;

export type FontName = keyof typeof fontFiles;
