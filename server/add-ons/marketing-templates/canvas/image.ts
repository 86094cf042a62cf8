import { DomainError } from '../../../lib/errors';
import { escapeHtml } from '../../../lib/strings';
import { fairQueue } from '../../../lib/fairQueue';
import { t } from '../../../lib/i18n/i18n';
import { type FontName, getFont } from '../../../platform';
import { layoutText, type Line, lineRuns } from './layoutText';
import { qrPath, type Page, type SceneNode } from './scene';

const formatNumber = (value: number): string => String(Math.round(value * 100) / 100);

/** Draws text as outlines, so that images look the same regardless of the installed fonts. */
function textOutline({ text, x, baseline }: Line, font: FontName, size: number, colour: string): string {
  const fontFace = getFont(font);
  const { glyphs, positions } = fontFace.layout(text);
  const scale = size / fontFace.unitsPerEm;
  let advance = 0;
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const glyphTransform = `translate(${formatNumber(advance + xOffset)} ${formatNumber(yOffset)})`;
    advance += xAdvance;
    const path = glyph.path.toSVG();
    return path && `<path transform="${glyphTransform}" d="${path}"/>`;
  });
  const transform = `translate(${formatNumber(x)} ${formatNumber(baseline)}) scale(${scale} ${-scale})`;
  return `<g fill="${escapeHtml(colour)}" transform="${transform}">${paths.join('')}</g>`;
}

function draw(node: SceneNode): string {
  switch (node.kind) {
    case 'box':
      return `<rect x="${formatNumber(node.x)}" y="${formatNumber(node.y)}" width="${formatNumber(node.width)}" height="${formatNumber(node.height)}" rx="${formatNumber(node.radius ?? 0)}" fill="${escapeHtml(node.fill)}"/>`;
    case 'circle':
      return `<circle cx="${formatNumber(node.x)}" cy="${formatNumber(node.y)}" r="${formatNumber(node.radius)}" fill="${escapeHtml(node.fill)}"/>`;
    case 'text': {
      const layout = layoutText(node);
      return layout.lines
        .flatMap((line) => lineRuns(line, layout))
        .map((run) => textOutline(run, layout.font, layout.size, node.colour))
        .join('');
    }
    case 'image': {
      const aspect = node.align === 'center' ? 'xMidYMid' : 'xMinYMid';
      return `<image x="${formatNumber(node.x)}" y="${formatNumber(node.y)}" width="${formatNumber(node.width)}" height="${formatNumber(node.height)}" preserveAspectRatio="${aspect} meet" href="data:image/png;base64,${node.png.toString('base64')}"/>`;
    }
    case 'qr': {
      const { size, path } = qrPath(node.value);
      const transform = `translate(${formatNumber(node.x)} ${formatNumber(node.y)}) scale(${node.width / size})`;
      return `<g transform="${transform}"><rect width="${size}" height="${size}" fill="#ffffff"/><path d="${path}" fill="#000000"/></g>`;
    }
  }
}

export const toSvg = ({ width, height, background, nodes }: Page): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<rect width="${width}" height="${height}" fill="${escapeHtml(background)}"/>${nodes.map(draw).join('')}</svg>`;

const cssDotsPerInch = 72;

const queueFullError = () =>
  new DomainError('RATE_LIMITED', t('Too many images are being created. Try again in a minute.'), {
    retryAfterSeconds: 30,
  });

// Only two drawings run at a time, because each one uses a whole CPU.
const enqueue = fairQueue({ concurrency: 2, maxWaiting: 40, createError: queueFullError });

/**
 * Renders a page as PNG in its own size, or scaled to `width` pixels. Throws `RATE_LIMITED` if the queue is
 * full.
 */
export const toPng = (page: Page, width = page.width): Promise<Buffer> =>
  enqueue([], async () => {
    const { default: sharp } = await import('sharp');
    return sharp(Buffer.from(toSvg(page)), { density: (cssDotsPerInch * width) / page.width })
      .resize({ width })
      .flatten({ background: page.background })
      .png({ compressionLevel: 9 })
      .toBuffer();
  });
