import { DomainError } from '../../../lib/errors';
import { fairQueue } from '../../../lib/fairQueue';
import type { Page } from './scene';
import { toSvg } from './svg';

const cssDotsPerInch = 72;

const queueFullError = () =>
  new DomainError('RATE_LIMITED', 'Very many pictures are being drawn just now. Try again in a minute.', {
    retryAfterSeconds: 30,
  });

// Only two drawings run at a time, because each one uses a whole CPU.
const enqueue = fairQueue({ concurrency: 2, maxWaiting: 40, createError: queueFullError });

/**
 * Renders a page as PNG in its own size, or scaled to `width` pixels. Throws `RATE_LIMITED` if the queue is
 * full.
 */
export const toPng = (page: Page, width = page.width): Promise<Buffer> =>
  enqueue([], async () => {
    const { default: sharp } = await import('sharp');
    return sharp(Buffer.from(toSvg(page)), { density: (cssDotsPerInch * width) / page.width })
      .resize({ width })
      .flatten({ background: page.background })
      .png({ compressionLevel: 9 })
      .toBuffer();
  });
