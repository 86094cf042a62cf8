import type { MarketingIdentity } from '../brand';
import { layoutText, textWidth } from '../canvas/layoutText';
import type { BackgroundName } from '../canvas/palette';
import type { Page, SceneNode, TextNode } from '../canvas/scene';
import type { Content } from '../fieldTexts';
import type { BlockTemplate } from '../templates';
import {
  blocksOf,
  bodySize,
  button,
  buttonColours,
  columnWidths,
  gap,
  headingLineHeight,
  lineHeight,
  logoHeight,
  smallSize,
  type Block,
} from './blocks';

const pointIndent = 28;
const unlimitedHeight = 100_000;

interface Column {
  x: number;
  width: number;
  identity: MarketingIdentity;
}

interface DrawnBlock {
  nodes: SceneNode[];
  height: number;
}

/** Lays out a text without a height limit. */
function drawText(node: Omit<TextNode, 'kind' | 'height'>): DrawnBlock {
  const unboundedNode: TextNode = { ...node, kind: 'text', height: unlimitedHeight, minSize: node.size };
  const { height } = layoutText(unboundedNode);
  return { nodes: [{ ...unboundedNode, height }], height: height + gap };
}

function drawBlock(block: Block, y: number, { x, width, identity }: Column): DrawnBlock {
  const { palette } = identity;
  const background = palette[block.background];
  const text = { x, y, width, lineHeight, colour: background.strong, on: background.colour };
  switch (block.kind) {
    case 'space':
      return { nodes: [], height: block.height };
    case 'logo': {
      if (!identity.fullLogo) {
        return drawText({ ...text, text: identity.title, size: 24, isBold: true, colour: background.strong });
      }
      const area = { x, y, width: 260, height: logoHeight };
      return { nodes: [{ ...area, kind: 'image', png: identity.fullLogo }], height: logoHeight + gap };
    }
    case 'heading':
      return drawText({
        ...{ ...text, text: block.text, size: block.size, isBold: true, lineHeight: headingLineHeight },
        colour: background.strong,
      });
    case 'text':
      return drawText({
        ...{ ...text, text: block.text, size: block.isSmall ? smallSize : bodySize },
        colour: block.isSmall ? background.soft : background.strong,
      });
    case 'points': {
      const nodes: SceneNode[] = [];
      let height = 0;
      for (const item of block.items) {
        const drawn = drawText({
          ...text,
          text: item,
          y: y + height,
          x: x + pointIndent,
          width: width - pointIndent,
          size: bodySize,
        });
        nodes.push(
          {
            kind: 'circle',
            x: x + 8,
            y: y + height + 12,
            radius: 5,
            fill: background === palette.deep ? background.soft : palette.accent,
          },
          ...drawn.nodes,
        );
        height += drawn.height - gap / 2;
      }
      return { nodes, height: height + gap / 2 };
    }
    case 'button': {
      const { fill, text: colour } = buttonColours(block.background, palette);
      const buttonWidth = Math.min(width, textWidth(block.text, 'Bold') * button.size + 2 * button.padding);
      const area = { x, y, width: buttonWidth, height: button.height };
      const label = { text: block.text, size: button.size, isBold: true, colour, on: fill } as const;
      return {
        nodes: [
          { ...area, kind: 'box', fill, radius: button.radius },
          {
            ...area,
            ...label,
            kind: 'text',
            x: x + 12,
            width: buttonWidth - 24,
            align: 'center',
            valign: 'middle',
          },
        ],
        height: button.height + gap,
      };
    }
  }
}

/** Draws an email or a landing page as one tall page. */
export function drawBlocks(template: BlockTemplate, content: Content): Page {
  const { identity } = content;
  const { width } = template;
  const column = columnWidths[template.category];
  const bands: { background: BackgroundName; y: number; height: number }[] = [];
  const nodes: SceneNode[] = [];
  let y = 0;
  for (const block of blocksOf(template, content)) {
    const drawn = drawBlock(block, y, { x: (width - column) / 2, width: column, identity });
    const height = Math.ceil(drawn.height);
    const lastBand = bands.at(-1);
    // Consecutive blocks with the same background share one box, so that no seam is visible.
    if (lastBand?.background === block.background) lastBand.height += height;
    else bands.push({ background: block.background, y, height });
    nodes.push(...drawn.nodes);
    y += height;
  }
  const bandNodes = bands.map(
    ({ background, ...area }) =>
      ({ kind: 'box', x: 0, width, ...area, fill: identity.palette[background].colour }) as const,
  );
  return { width, height: y, background: identity.palette.white.colour, nodes: [...bandNodes, ...nodes] };
}
