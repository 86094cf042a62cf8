import { logoMinPixels } from '@contract/branding';
import * as texts from '@/texts/ui/brand/logo';

export type LogoKind = 'square' | 'full';

interface LogoLabels {
  label: string;
  hint: string;
}

export const logoLabels: Readonly<Record<LogoKind, LogoLabels>> = {
  square: {
    label: texts.squareLogo,
    hint: texts.pngJpegWebpOrSvgSquare,
  },
  full: { label: texts.fullLogo, hint: texts.pngJpegWebpOrSvg },
};

interface ImageDimensions {
  naturalWidth: number;
  naturalHeight: number;
}

/** Returns an error if the image has too few pixels, and null otherwise. */
export function sizeError(kind: LogoKind, { naturalWidth: width, naturalHeight: height }: ImageDimensions) {
  const size = texts.thisImageIsByPixels(width, height);
  if (kind === 'full') {
    return width < logoMinPixels ? texts.aFullLogoNeeds(size, logoMinPixels) : null;
  }
  return Math.max(width, height) < logoMinPixels ? texts.aSquareLogoNeedsByPixels(size, logoMinPixels) : null;
}
