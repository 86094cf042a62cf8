import * as texts from '@/texts/ui/brand/logo';

export type LogoKind = 'square' | 'full';

export const logoMinPixels = 128;
const squareTolerance = 0.05;

interface KindWords {
  label: string;
  hint: string;
}

export const logoWords: Readonly<Record<LogoKind, KindWords>> = {
  square: {
    label: texts.squareLogo,
    hint: texts.pngJpegWebpOrSvgSquare,
  },
  full: { label: texts.fullLogo, hint: texts.pngJpegWebpOrSvg },
};

interface Measured {
  naturalWidth: number;
  naturalHeight: number;
}

export const isSquare = ({ naturalWidth: width, naturalHeight: height }: Measured): boolean =>
  Math.abs(width - height) <= Math.max(width, height) * squareTolerance;

/** Why an image of pixels has too few of them, or null. */
export function sizeRefusal(kind: LogoKind, { naturalWidth: width, naturalHeight: height }: Measured) {
  const size = texts.thisImageIsByPixels(width, height);
  if (kind === 'full') {
    return width < logoMinPixels ? texts.aFullLogoNeeds(size, logoMinPixels) : null;
  }
  return Math.max(width, height) < logoMinPixels ? texts.aSquareLogoNeedsByPixels(size, logoMinPixels) : null;
}
