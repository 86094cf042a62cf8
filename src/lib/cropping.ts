export interface Size {
  width: number;
  height: number;
}

export interface Region extends Size {
  left: number;
  top: number;
}

/** What of an image is seen through a frame. */
export interface Crop {
  /** The point of the image in the middle of the frame, in its pixels. */
  x: number;
  y: number;
  /** 1 shows the whole image. */
  zoom: number;
}

const widest = 1024;
const deepestZoom = 8;

/** The whole image, in the middle. */
export const wholeOf = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** What the frame shows, in the image's pixels; beyond its edges where the image does not fill the frame. */
export function regionOf(image: Size, aspect: number, { x, y, zoom }: Crop): Region {
  const width = Math.max(image.width, image.height * aspect) / zoom;
  const height = width / aspect;
  return { left: x - width / 2, top: y - height / 2, width, height };
}

/** How far one can zoom in until fewer than `leastPixels` are left across. */
export const mostZoom = (image: Size, aspect: number, leastPixels: number): number =>
  Math.min(deepestZoom, Math.max(1, regionOf(image, aspect, wholeOf(image)).width / leastPixels));

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

// An image that is smaller than the frame stays in its middle.
const within = (middle: number, seen: number, whole: number): number =>
  seen >= whole ? whole / 2 : between(middle, seen / 2, whole - seen / 2);

/** The zoom from which on the image fills the frame. */
export function fillingZoom({ width, height }: Size, aspect: number): number {
  const ownAspect = width / height;
  return Math.max(ownAspect / aspect, aspect / ownAspect);
}

/** The same crop moved so that as much of the frame as possible is filled, its zoom within what is allowed. */
export function settled(image: Size, aspect: number, crop: Crop, most: number, least = 1): Crop {
  const zoom = between(crop.zoom, least, Math.max(least, most));
  const { width, height } = regionOf(image, aspect, { ...crop, zoom });
  return { x: within(crop.x, width, image.width), y: within(crop.y, height, image.height), zoom };
}

/** How many pixels across a crop is drawn with. */
export interface DrawnPixels {
  least: number;
  /** 1024 unless told otherwise: what a logo may have. */
  most?: number;
}

/** How large a crop is drawn: as many pixels as it has, within what is allowed. */
export function drawnSize({ width, height }: Size, { least, most = widest }: DrawnPixels): Size {
  const drawn = between(width, least, most);
  return { width: Math.round(drawn), height: Math.max(1, Math.round((drawn * height) / width)) };
}
