import { DomainError } from '../../../errors';
import { fairQueue } from '../../../lib/fairQueue';
import type { Page } from './scene';
import { toSvg } from './svg';

const cssDotsPerInch = 72;

const full = () =>
  new DomainError('RATE_LIMITED', 'Very many pictures are being drawn just now. Try again in a minute.', {
    retryAfterSeconds: 30,
  });

// Drawing takes a processor each.
const inTurn = fairQueue({ concurrency: 2, maxWaiting: 40, createError: full });

/** A picture of a page, as large as it is, or as wide as is asked for. */
export const toPng = (page: Page, width = page.width): Promise<Buffer> =>
  inTurn([], async () => {
    const { default: sharp } = await import('sharp');
    return sharp(Buffer.from(toSvg(page)), { density: (cssDotsPerInch * width) / page.width })
      .resize({ width })
      .flatten({ background: page.ground })
      .png({ compressionLevel: 9 })
      .toBuffer();
  });
