import type { BackgroundName, Palette } from '../canvas/palette';
import type { Content } from '../fieldTexts';
import type { BlockTemplate, TemplateBlock } from '../templates';

export type Block = Exclude<TemplateBlock, { kind: 'paragraphs' }>;

/** Returns the template's blocks with a company's texts. */
export const blocksOf = ({ blocks }: BlockTemplate, { fill }: Content): Block[] =>
  blocks.flatMap((block): Block[] => {
    switch (block.kind) {
      case 'paragraphs': {
        const { background } = block;
        return fill(block.text)
          .split('\n\n')
          .map((text) => ({ kind: 'text', text, background }));
      }
      case 'heading':
      case 'text':
      case 'button':
        return [{ ...block, text: fill(block.text) }];
      case 'points':
        return [{ ...block, items: block.items.map(fill).filter(Boolean) }];
      default:
        return [block];
    }
  });

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
