import type { MarketingIdentity } from '../brand';
import type { Background } from '../canvas/palette';
import type { SceneNode, TextNode } from '../canvas/scene';

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

type TextStyle = Partial<Pick<TextNode, 'isBold' | 'align' | 'valign' | 'minSize' | 'lineHeight' | 'colour'>>;

/** Creates a text in the background's strong text color, unless `style` sets another. */
export const text = (
  content: string,
  area: Area,
  size: number,
  background: Background,
  style: TextStyle = {},
): TextNode => ({
  ...{ kind: 'text', text: content, size, colour: background.strong, on: background.colour },
  ...area,
  ...style,
});

export const box = (area: Area, fill: string, radius = 0): SceneNode => ({
  kind: 'box',
  ...area,
  fill,
  radius,
});

export const circle = (x: number, y: number, radius: number, fill: string): SceneNode => ({
  kind: 'circle',
  ...{ x, y, radius, fill },
});

/** Draws the full logo on a white plate, because its colors are unknown, or the title if there is no logo. */
export function logoPlate(
  identity: MarketingIdentity,
  area: Area,
  align: 'left' | 'center' = 'center',
): SceneNode[] {
  const { fullLogo, title, palette } = identity;
  const inset = area.height * 0.18;
  const inner = {
    ...{ x: area.x + inset * 1.4, y: area.y + inset },
    ...{ width: area.width - inset * 2.8, height: area.height - inset * 2 },
  };
  const plate = box(area, palette.white.colour, area.height * 0.16);
  if (fullLogo) return [plate, { kind: 'image', ...inner, png: fullLogo, align }];
  const style = {
    isBold: true,
    align,
    valign: 'middle',
    colour: palette.accent,
    minSize: inner.height * 0.22,
  } as const;
  return [plate, text(title, inner, inner.height * 0.62, palette.white, style)];
}

/** Draws the square logo on a white plate, or the first letter of the title if there is no logo. */
export function squarePlate(
  { squareLogo, title, palette }: MarketingIdentity,
  x: number,
  y: number,
  size: number,
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
export function pill(content: string, area: Area, background: Background, size: number): SceneNode[] {
  const inner = { ...area, x: area.x + area.height * 0.4, width: area.width - area.height * 0.8 };
  const style = { isBold: true, align: 'center', valign: 'middle', minSize: size * 0.4 } as const;
  return [box(area, background.colour, area.height / 2), text(content, inner, size, background, style)];
}

/** Draws a QR code that opens the portal, or nothing before the first deployment. */
export function qr({ link }: MarketingIdentity, x: number, y: number, size: number): SceneNode[] {
  return link ? [{ kind: 'qr', x, y, width: size, height: size, value: link }] : [];
}

/** Draws a list, each item with a number or a dot. */
export function points(
  items: readonly string[],
  area: Area,
  {
    size,
    background,
    accent,
    isNumbered = false,
  }: { size: number; background: Background; accent: Background; isNumbered?: boolean },
): SceneNode[] {
  const nonEmptyItems = items.filter(Boolean);
  const rowHeight = area.height / Math.max(1, nonEmptyItems.length);
  const dotRadius = isNumbered ? size * 1.1 : size * 0.42;
  return nonEmptyItems.flatMap((item, index) => {
    const y = area.y + index * rowHeight;
    const centerY = y + rowHeight / 2;
    const indent = isNumbered ? dotRadius * 3 : size * 1.6;
    const content = text(
      item,
      { x: area.x + indent, y, width: area.width - indent, height: rowHeight },
      size,
      background,
      {
        ...{ valign: 'middle', minSize: size * 0.55 },
      },
    );
    const bullet = circle(area.x + dotRadius, centerY, dotRadius, accent.colour);
    if (!isNumbered) return [bullet, content];
    const digit = text(
      String(index + 1),
      { x: area.x, y: centerY - dotRadius, width: 2 * dotRadius, height: 2 * dotRadius },
      ...([size, accent] as const),
      { isBold: true, align: 'center', valign: 'middle' },
    );
    return [bullet, digit, content];
  });
}

/** Draws decorative concentric rings. */
export const rings = (
  x: number,
  y: number,
  radius: number,
  colours: readonly [string, string],
): SceneNode[] => [
  circle(x, y, radius, colours[0]),
  circle(x, y, radius * 0.66, colours[1]),
  circle(x, y, radius * 0.33, colours[0]),
];
