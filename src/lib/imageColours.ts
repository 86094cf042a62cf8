interface Bucket {
  count: number;
  sums: [red: number, green: number, blue: number];
}

const sampleSide = 48;
const bucketWidth = 48;

const toHex = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** The most frequent colours of RGBA pixels, greys and see-through parts left out, at most three. */
export function mainColours(pixels: Uint8ClampedArray): string[] {
  const buckets = new Map<string, Bucket>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const isColourful = Math.max(red, green, blue) - Math.min(red, green, blue) > 40;
    if (alpha < 128 || !isColourful) continue;
    const key = [red, green, blue].map((channel) => Math.floor(channel / bucketWidth)).join();
    const bucket = buckets.get(key) ?? { count: 0, sums: [0, 0, 0] };
    bucket.count += 1;
    bucket.sums = [bucket.sums[0] + red, bucket.sums[1] + green, bucket.sums[2] + blue];
    buckets.set(key, bucket);
  }
  const byFrequency = [...buckets.values()].sort((a, b) => b.count - a.count).slice(0, 3);
  return byFrequency.map(({ count, sums }) => toHex(sums.map((sum) => sum / count)));
}

/** The main colours of an image; none when the browser can't read it. */
export async function coloursOfImage(src: string): Promise<string[]> {
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
    return context ? mainColours(context.getImageData(0, 0, sampleSide, sampleSide).data) : [];
  } catch {
    return [];
  }
}
