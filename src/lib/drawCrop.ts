import { drawnSize, type DrawnPixels, type Region } from './cropping';

/** An image of the page's own or of the API, ready to be measured and drawn; null when the browser can't read it. */
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

/** A region of an image as a PNG, see-through where the region reaches beyond it; null when it can't be drawn. */
export function drawCrop(
  image: HTMLImageElement,
  region: Region,
  pixels: DrawnPixels,
  name: string,
): Promise<File | null> {
  const { width, height } = drawnSize(region, pixels);
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
    const done = (blob: Blob | null) => resolve(blob && new File([blob], name, { type: 'image/png' }));
    canvas.toBlob(done, 'image/png');
  });
}
