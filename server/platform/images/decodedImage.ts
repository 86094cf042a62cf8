/**
 * An image that was encoded again from its pixels, so that nothing of the uploaded file remains except a
 * sanitized SVG.
 */
export interface DecodedImage {
  /** At most 1024 pixels a side. */
  png: Uint8Array;
  /** The sanitized source of an SVG, otherwise null. */
  svg: string | null;
  width: number;
  height: number;
  /** The size of the uploaded image. For an SVG, which has no pixels, the size of `png`. */
  sourceWidth: number;
  sourceHeight: number;
}

export type ImageProblem =
  'NotAnImage' | 'Empty' | 'Broken' | 'TooManyPixels' | 'SvgWithEntities' | 'NothingLeft' | 'TooHard';

export type DecodeResult = { image: DecodedImage } | { problem: ImageProblem };

export class ImageError extends Error {
  constructor(readonly problem: ImageProblem) {
    super(problem);
    this.name = 'ImageError';
  }
}

/** Converts a decoder's error to an ImageError. A file that can't be decoded is `Broken`. */
export const asImageError = (error: unknown): ImageError =>
  error instanceof ImageError ? error : new ImageError('Broken');
