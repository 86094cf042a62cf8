import { execFileSync } from 'node:child_process';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

const decodeScript = `
  const { rasterize } = require('./server/platform/images/raster.ts');
  const { decodeSvg } = require('./server/platform/images/sanitizeSvg.ts');
  const { imageKindOf } = require('./server/platform/images/kinds.ts');
  const { ImageError } = require('./server/platform/images/decodedImage.ts');
  // Sharp throws plain errors, and TextDecoder one with a code. Any other error is a bug in the decoder.
  const isOfFile = (error) =>
    error.constructor === Error || error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
  async function outcomeOf(bytes) {
    const kind = imageKindOf(bytes);
    if (!kind) return { problem: 'NotAnImage' };
    try {
      const { png, ...image } = await (kind === 'Svg' ? decodeSvg : rasterize)(bytes);
      return { ...image, png: Buffer.from(png).toString('latin1') };
    } catch (error) {
      if (error instanceof ImageError) return { problem: error.problem };
      if (isOfFile(error)) return { problem: 'Broken' };
      throw error;
    }
  }
  (async () => {
    const outcomes = [];
    for (const file of JSON.parse(require('node:fs').readFileSync(0, 'utf8'))) {
      outcomes.push(await outcomeOf(Buffer.from(file, 'base64')));
    }
    process.stdout.write(JSON.stringify(outcomes));
  })();
`;

export interface Outcome {
  problem?: string;
  png?: string;
  svg?: string | null;
  width?: number;
  height?: number;
}

/** Decodes many files in one process with the production decoders. */
export function outcomesOf(files: readonly Uint8Array[]): Outcome[] {
  const output = execFileSync(process.execPath, ['--require', 'tsx/cjs', '-e', decodeScript], {
    cwd: path.join(__dirname, '../../../..'),
    input: JSON.stringify(files.map((file) => Buffer.from(file).toString('base64'))),
    maxBuffer: 200_000_000,
  });
  return JSON.parse(output.toString()) as Outcome[];
}

export const noiseImage = (side: number): Sharp =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  });
