import { escapeHtml } from '../../../lib/escapeHtml';
import type { FontName } from '../../../pdf/fontFiles';
import { fontNamed } from './fonts';
import { layoutText, type Line } from './layoutText';
import { qrPath } from './qrPath';
import type { Page, SceneNode } from './scene';

const number = (value: number): string => String(Math.round(value * 100) / 100);

/** Outlines in place of text: the picture looks alike on every machine, whatever fonts that has. */
function outline({ text, x, baseline }: Line, font: FontName, size: number, colour: string): string {
  const face = fontNamed(font);
  const { glyphs, positions } = face.layout(text);
  const scale = size / face.unitsPerEm;
  let pen = 0;
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const at = `translate(${number(pen + xOffset)} ${number(yOffset)})`;
    pen += xAdvance;
    const path = glyph.path.toSVG();
    return path && `<path transform="${at}" d="${path}"/>`;
  });
  const place = `translate(${number(x)} ${number(baseline)}) scale(${scale} ${-scale})`;
  return `<g fill="${escapeHtml(colour)}" transform="${place}">${paths.join('')}</g>`;
}

function draw(node: SceneNode): string {
  switch (node.kind) {
    case 'box':
      return `<rect x="${number(node.x)}" y="${number(node.y)}" width="${number(node.width)}" height="${number(node.height)}" rx="${number(node.radius ?? 0)}" fill="${escapeHtml(node.fill)}"/>`;
    case 'circle':
      return `<circle cx="${number(node.x)}" cy="${number(node.y)}" r="${number(node.radius)}" fill="${escapeHtml(node.fill)}"/>`;
    case 'text': {
      const { font, size, lines } = layoutText(node);
      return lines.map((line) => outline(line, font, size, node.colour)).join('');
    }
    case 'image': {
      const aspect = node.align === 'center' ? 'xMidYMid' : 'xMinYMid';
      return `<image x="${number(node.x)}" y="${number(node.y)}" width="${number(node.width)}" height="${number(node.height)}" preserveAspectRatio="${aspect} meet" href="data:image/png;base64,${node.png.toString('base64')}"/>`;
    }
    case 'qr': {
      const { size, path } = qrPath(node.value);
      const place = `translate(${number(node.x)} ${number(node.y)}) scale(${node.width / size})`;
      return `<g transform="${place}"><rect width="${size}" height="${size}" fill="#ffffff"/><path d="${path}" fill="#000000"/></g>`;
    }
  }
}

export const toSvg = ({ width, height, ground, nodes }: Page): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<rect width="${width}" height="${height}" fill="${escapeHtml(ground)}"/>${nodes.map(draw).join('')}</svg>`;
