/** An image made anew from its pixels, so that nothing of the uploaded file is left in it. */
export interface DecodedImage {
  /** 1024 pixels a side at most. */
  png: Uint8Array;
  /** The sanitised source, where it was an SVG. */
  svg: string | null;
  width: number;
  height: number;
  /** As uploaded; for an SVG, which has no pixels, those of `png`. */
  sourceWidth: number;
  sourceHeight: number;
}

export type ImageProblem =
  'NotAnImage' | 'Empty' | 'Broken' | 'TooManyPixels' | 'SvgWithEntities' | 'NothingLeft' | 'TooHard';

/** What the decoding process sends back. */
export type DecodeResult = { image: DecodedImage } | { problem: ImageProblem };

export class ImageError extends Error {
  constructor(readonly problem: ImageProblem) {
    super(problem);
    this.name = 'ImageError';
  }
}

/** Returns a decoder's error as an ImageError: a file that a decoder can't read is broken. */
export const asImageError = (error: unknown): ImageError =>
  error instanceof ImageError ? error : new ImageError('Broken');
