interface Bucket {
  count: number;
  sums: [red: number, green: number, blue: number];
}

const sampleSide = 48;
const bucketWidth = 48;

const toHex = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Returns the most frequent colors of RGBA pixels, at most three, without grays and transparent pixels. */
export function dominantColors(pixels: Uint8ClampedArray): string[] {
  const buckets = new Map<string, Bucket>();
  for (let offset = 0; offset + 3 < pixels.length; offset += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(offset, offset + 4);
    const isColorful = Math.max(red, green, blue) - Math.min(red, green, blue) > 40;
    if (alpha < 128 || !isColorful) continue;
    const key = [red, green, blue].map((channel) => Math.floor(channel / bucketWidth)).join();
    const bucket = buckets.get(key) ?? { count: 0, sums: [0, 0, 0] };
    bucket.count += 1;
    bucket.sums = [bucket.sums[0] + red, bucket.sums[1] + green, bucket.sums[2] + blue];
    buckets.set(key, bucket);
  }
  const byFrequency = [...buckets.values()].sort((a, b) => b.count - a.count).slice(0, 3);
  return byFrequency.map(({ count, sums }) => toHex(sums.map((sum) => sum / count)));
}

/** Resolves to the dominant colors of an image, or to an empty list if the browser cannot read it. */
export async function loadDominantColors(src: string): Promise<string[]> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = src;
  const canvas = document.createElement('canvas');
  canvas.width = sampleSide;
  canvas.height = sampleSide;
  try {
    await image.decode();
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, sampleSide, sampleSide);
    return context ? dominantColors(context.getImageData(0, 0, sampleSide, sampleSide).data) : [];
  } catch {
    return [];
  }
}
