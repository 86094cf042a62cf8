import type { Content } from '../fieldTexts';
import type { DesignNode, DrawnTemplate } from '../templates';
import type { Background } from './palette';
import type { Area, Page, SceneNode, TextNode } from './scene';

type TextStyle = Partial<Pick<TextNode, 'isBold' | 'align' | 'valign' | 'minSize' | 'lineHeight' | 'colour'>>;

/** Creates a text in the background's strong text color, unless `style` sets another. */
const text = (
  content: string,
  { x, y, width, height }: Area,
  size: number,
  background: Background,
  style: TextStyle = {},
): TextNode => ({
  ...{ kind: 'text', text: content, size, colour: background.strong, on: background.colour },
  ...{ x, y, width, height },
  ...style,
});

const box = ({ x, y, width, height }: Area, fill: string, radius = 0): SceneNode => ({
  ...{ kind: 'box', x, y, width, height, fill, radius },
});

const circle = (x: number, y: number, radius: number, fill: string): SceneNode => ({
  ...{ kind: 'circle', x, y, radius, fill },
});

/** Draws the full logo on a white plate, because its colors are unknown, or the title if there is no logo. */
function logoPlate(area: Area, { identity: { fullLogo, title, palette } }: Content): SceneNode[] {
  const inset = area.height * 0.18;
  const inner = {
    ...{ x: area.x + inset * 1.4, y: area.y + inset },
    ...{ width: area.width - inset * 2.8, height: area.height - inset * 2 },
  };
  const plate = box(area, palette.white.colour, area.height * 0.16);
  if (fullLogo) return [plate, { kind: 'image', ...inner, png: fullLogo, align: 'center' }];
  const style = {
    isBold: true,
    align: 'center',
    valign: 'middle',
    colour: palette.accent,
    minSize: inner.height * 0.22,
  } as const;
  return [plate, text(title, inner, inner.height * 0.62, palette.white, style)];
}

interface Square {
  x: number;
  y: number;
  size: number;
}

/** Draws the square logo on a white plate, or the first letter of the title if there is no logo. */
function squarePlate(
  { x, y, size }: Square,
  { identity: { squareLogo, title, palette } }: Content,
): SceneNode[] {
  const inset = size * 0.12;
  const inner = { x: x + inset, y: y + inset, width: size - 2 * inset, height: size - 2 * inset };
  const plate = box({ x, y, width: size, height: size }, palette.white.colour, size * 0.16);
  if (squareLogo) return [plate, { kind: 'image', ...inner, png: squareLogo, align: 'center' }];
  const initial = Array.from(title)[0]?.toUpperCase() ?? '';
  const style = { isBold: true, align: 'center', valign: 'middle', colour: palette.accent } as const;
  return [plate, text(initial, inner, inner.height * 0.8, palette.white, style)];
}

/** Draws a text on a pill shape, such as a call to action or the portal's address. */
function pill(content: string, area: Area, size: number, background: Background): SceneNode[] {
  const inner = { ...area, x: area.x + area.height * 0.4, width: area.width - area.height * 0.8 };
  const style = { isBold: true, align: 'center', valign: 'middle', minSize: size * 0.4 } as const;
  return [box(area, background.colour, area.height / 2), text(content, inner, size, background, style)];
}

/** Draws a list, each item with a number or a dot. */
function points(
  { items, isNumbered, size, background: backgroundName, ...area }: DesignNode & { kind: 'points' },
  { fill, identity: { palette } }: Content,
): SceneNode[] {
  const background = palette[backgroundName];
  const nonEmptyItems = items.map(fill).filter(Boolean);
  const rowHeight = area.height / Math.max(1, nonEmptyItems.length);
  const dotRadius = isNumbered ? size * 1.1 : size * 0.42;
  const indent = isNumbered ? dotRadius * 3 : size * 1.6;
  return nonEmptyItems.flatMap((item, index) => {
    const y = area.y + index * rowHeight;
    const centerY = y + rowHeight / 2;
    const itemArea = { x: area.x + indent, y, width: area.width - indent, height: rowHeight };
    const content = text(item, itemArea, size, background, { valign: 'middle', minSize: size * 0.55 });
    const bullet = circle(area.x + dotRadius, centerY, dotRadius, palette.brand.colour);
    if (!isNumbered) return [bullet, content];
    const digitArea = { x: area.x, y: centerY - dotRadius, width: 2 * dotRadius, height: 2 * dotRadius };
    const style = { isBold: true, align: 'center', valign: 'middle' } as const;
    return [bullet, text(String(index + 1), digitArea, size, palette.brand, style), content];
  });
}

function drawNode(node: DesignNode, content: Content): SceneNode[] {
  const { fill, identity } = content;
  const { palette, link } = identity;
  if (node.when && (node.when === 'live') !== (link !== null)) return [];
  switch (node.kind) {
    case 'box':
      return [box(node, palette[node.fill].colour, node.radius)];
    case 'rings': {
      const { shape, colour } = palette[node.background];
      const ring = (scale: number, fillColour: string) =>
        circle(node.x, node.y, node.radius * scale, fillColour);
      return [ring(1, shape), ring(0.66, colour), ring(0.33, shape)];
    }
    case 'logo':
      return logoPlate(node, content);
    case 'squareLogo':
      return squarePlate(node, content);
    case 'text': {
      const { colour, isBold, align, valign, minSize, lineHeight } = node;
      const background = palette[node.background];
      const style = { isBold, align, valign, minSize, lineHeight };
      if (!colour) return [text(fill(node.text), node, node.size, background, style)];
      const styleColour = colour === 'soft' ? background.soft : palette.accent;
      return [text(fill(node.text), node, node.size, background, { ...style, colour: styleColour })];
    }
    case 'pill':
      return pill(fill(node.text), node, node.size, palette[node.background]);
    case 'points':
      return points(node, content);
    case 'qr':
      return link
        ? [{ kind: 'qr', x: node.x, y: node.y, width: node.size, height: node.size, value: link }]
        : [];
  }
}

/** Draws the pages of a template with a company's brand and texts. */
export const drawPages = ({ width, height, pages }: DrawnTemplate, content: Content): Page[] =>
  pages.map(({ background, nodes }) => ({
    ...{ width, height, background: content.identity.palette[background].colour },
    nodes: nodes.flatMap((node) => drawNode(node, content)),
  }));
