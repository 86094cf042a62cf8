import { outputSize, type OutputWidthLimits, type Region } from './cropping';

/**
 * Loads an image from the page's origin or the API to measure and draw it. Resolves to null if the browser
 * cannot read it.
 */
export async function openImage(src: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = src;
  try {
    await image.decode();
  } catch {
    return null;
  }
  return image.naturalWidth > 0 && image.naturalHeight > 0 ? image : null;
}

/**
 * Draws a region as a PNG file, transparent outside the image. Resolves to null if the browser cannot draw
 * it.
 */
export function drawCrop(
  image: HTMLImageElement,
  region: Region,
  pixels: OutputWidthLimits,
  name: string,
): Promise<File | null> {
  const { width, height } = outputSize(region, pixels);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  const scale = width / region.width;
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    image,
    -region.left * scale,
    -region.top * scale,
    image.naturalWidth * scale,
    image.naturalHeight * scale,
  );
  return new Promise((resolve) => {
    const onBlob = (blob: Blob | null) => resolve(blob && new File([blob], name, { type: 'image/png' }));
    canvas.toBlob(onBlob, 'image/png');
  });
}
