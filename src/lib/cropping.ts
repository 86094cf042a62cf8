export interface Size {
  width: number;
  height: number;
}

export interface Region extends Size {
  left: number;
  top: number;
}

/** The part of an image that a frame shows. */
export interface Crop {
  /** Center of the frame, in image pixels. */
  x: number;
  y: number;
  /** 1 shows the whole image. */
  zoom: number;
}

const defaultMaxWidth = 1024;
const zoomLimit = 8;

export const fullCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/**
 * Returns the visible region in image pixels. It extends beyond the image where the image does not fill the
 * frame.
 */
export function regionOf(image: Size, aspect: number, { x, y, zoom }: Crop): Region {
  const width = Math.max(image.width, image.height * aspect) / zoom;
  const height = width / aspect;
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** Returns the maximum zoom, from 1 to 8. Above 1, it keeps at least `minPixels` of the width visible. */
export const maxZoomFor = (image: Size, aspect: number, minPixels: number): number =>
  Math.min(zoomLimit, Math.max(1, regionOf(image, aspect, fullCrop(image)).width / minPixels));

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

// Centers the image along a side that does not fill the frame.
const clampCenter = (center: number, visible: number, total: number): number =>
  visible >= total ? total / 2 : clamp(center, visible / 2, total - visible / 2);

/** Returns the minimum zoom at which the image fills the frame. */
export function coverZoom({ width, height }: Size, aspect: number): number {
  const imageAspect = width / height;
  return Math.max(imageAspect / aspect, aspect / imageAspect);
}

/** Limits the zoom, and moves the crop so that the image fills as much of the frame as possible. */
export function clampCrop(image: Size, aspect: number, crop: Crop, max: number, min = 1): Crop {
  const zoom = clamp(crop.zoom, min, Math.max(min, max));
  const { width, height } = regionOf(image, aspect, { ...crop, zoom });
  return { x: clampCenter(crop.x, width, image.width), y: clampCenter(crop.y, height, image.height), zoom };
}

/** Limits of the output width, in pixels. */
export interface OutputWidthLimits {
  min: number;
  /** Defaults to 1024, the maximum of a logo. */
  max?: number;
}

/** Returns the size of the crop, scaled to fit the width limits. */
export function outputSize({ width, height }: Size, { min, max = defaultMaxWidth }: OutputWidthLimits): Size {
  const outputWidth = clamp(width, min, max);
  return { width: Math.round(outputWidth), height: Math.max(1, Math.round((outputWidth * height) / width)) };
}
