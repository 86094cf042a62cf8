import type { Palette } from '../canvas/palette';

export type BackgroundName = Exclude<keyof Palette, 'accent' | 'ink'>;

interface OnGround {
  background: BackgroundName;
}

/** A part of an email or a landing page. Blocks follow each other from top to bottom. */
export type Block = OnGround &
  (
    | { kind: 'logo' }
    | { kind: 'heading'; text: string; size: number }
    | { kind: 'text'; text: string; isSmall?: true }
    | { kind: 'points'; items: readonly string[] }
    | { kind: 'button'; label: string }
    | { kind: 'space'; height: number }
  );

export const logoHeight = 56;
export const bodySize = 16;
export const smallSize = 13;
export const lineHeight = 1.5;
export const headingLineHeight = 1.25;
export const gap = 16;
export const button = { size: 16, height: 48, padding: 28, radius: 8 } as const;

/** Column width in pixels. */
export const columnWidths = { Email: 560, Landing: 760 } as const;

/** Returns button colors that stand out from the background. */
export function buttonColours(background: BackgroundName, palette: Palette): { fill: string; text: string } {
  if (background === 'deep' || background === 'brand') {
    return { fill: palette.white.colour, text: palette.accent };
  }
  return { fill: palette.accent, text: palette.white.colour };
}
