export type LogoKind = 'square' | 'full';

export const logoMinPixels = 128;
const squareTolerance = 0.05;

interface KindWords {
  label: string;
  hint: string;
}

export const logoWords: Readonly<Record<LogoKind, KindWords>> = {
  square: {
    label: 'Square logo',
    hint: 'PNG, JPEG, WebP or SVG, square, at least 128 pixels a side, up to 2 MB.',
  },
  full: { label: 'Full logo', hint: 'PNG, JPEG, WebP or SVG, at least 128 pixels wide, up to 2 MB.' },
};

interface Measured {
  naturalWidth: number;
  naturalHeight: number;
}

export const isSquare = ({ naturalWidth: width, naturalHeight: height }: Measured): boolean =>
  Math.abs(width - height) <= Math.max(width, height) * squareTolerance;

/** Why an image of pixels has too few of them, or null. */
export function sizeRefusal(kind: LogoKind, { naturalWidth: width, naturalHeight: height }: Measured) {
  const size = `This image is ${width} by ${height} pixels.`;
  if (kind === 'full') {
    return width < logoMinPixels
      ? `${size} A full logo needs to be ${logoMinPixels} pixels wide at least.`
      : null;
  }
  return Math.max(width, height) < logoMinPixels
    ? `${size} A square logo needs ${logoMinPixels} by ${logoMinPixels} pixels at least.`
    : null;
}
