import type { Attack } from '../attack';
import { send, type AttemptResult } from '../wire';
import { createImageBombs, injectedContent, slowSvg, invalidImages, createPolyglots } from './hostileImages';

const logoPath = '/theme-setups/square-logo';
const drawTimeoutMs = 5000;
const killedOutcome = '400 after the kill';

interface Upload {
  path: string;
  files: readonly Buffer[];
}

const bearerHeaders = (token: string) => ({ authorization: `Bearer ${token}` });

const multipart = (bytes: Buffer, token: string) => ({
  headers: { ...bearerHeaders(token), 'content-type': 'multipart/form-data; boundary=b' },
  body: Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'),
    bytes,
    Buffer.from('\r\n--b--\r\n'),
  ]),
});

interface UploadResult {
  status: number;
  text: string;
  tookMs: number;
  url: string;
  token: string;
}

/**
 * Returns the `prepare` function of an attack that uploads the files in turn, one per attempt. Each attack
 * uses a different attacker, because the upload limit applies per company and hour.
 */
const uploadInTurn =
  (
    { path, files }: Upload,
    evaluate: (result: UploadResult) => AttemptResult | Promise<AttemptResult>,
  ): Attack['prepare'] =>
  async ({ url, attacker }) => {
    const { token: getToken } = attacker();
    let count = 0;
    return {
      async attempt() {
        const token = await getToken();
        const file = files[count++ % files.length] ?? Buffer.alloc(0);
        const startedAt = performance.now();
        const response = await send(url + path, multipart(file, token));
        return evaluate({ ...response, tookMs: performance.now() - startedAt, url, token });
      },
    };
  };

const expectRejected = ({ status }: UploadResult): AttemptResult => ({
  isRefused: status === 400,
  outcome: String(status),
});

/**
 * Expects the API to kill the drawing process at its time-out. An earlier failure would have another cause,
 * such as a process that does not start.
 */
function expectKilled({ status, text, tookMs }: UploadResult): AttemptResult {
  const isKilled = status === 400 && text.includes('takes too long to draw') && tookMs >= drawTimeoutMs;
  return {
    isRefused: isKilled,
    outcome: isKilled ? killedOutcome : `${status} after ${Math.round(tookMs)} ms`,
  };
}

/** Expects the served image to contain neither the payload nor metadata. */
async function expectSanitized({ status, url, token }: UploadResult): Promise<AttemptResult> {
  if (status !== 200) return { isRefused: false, outcome: String(status) };
  const accept = Math.random() < 0.5 ? 'image/svg+xml' : 'image/png';
  const served = await send(url + logoPath, { method: 'GET', headers: { ...bearerHeaders(token), accept } });
  const isClean = served.status === 200 && !injectedContent.test(served.text);
  return { isRefused: isClean, outcome: isClean ? 're-encoded' : `served unchanged with ${served.status}` };
}

const asLogoUpload = (files: readonly Buffer[]): Upload => ({ path: `${logoPath}/upload`, files });

const polyglotUploads: Attack['prepare'] = async (target) =>
  uploadInTurn(asLogoUpload(await createPolyglots()), expectSanitized)(target);

export const uploads: Readonly<Record<string, Attack>> = {
  'no-images': {
    description: 'uploads of files that are not images',
    everyMs: 200,
    maxConcurrency: 5,
    refusedWithinMs: 150,
    prepare: uploadInTurn(asLogoUpload(invalidImages), expectRejected),
  },
  polyglots: {
    description: 'images with hidden HTML or scripts: after the image, in its metadata, in an SVG',
    everyMs: 500,
    maxConcurrency: 2,
    refusedWithinMs: null,
    budgetNote: 'nothing is refused, because each image is re-encoded without the hidden content',
    timeoutMs: 30_000,
    prepare: polyglotUploads,
  },
  'image-bombs': {
    description: 'images of a few kilobytes that expand to gigabytes or declare such a size',
    everyMs: 500,
    maxConcurrency: 2,
    refusedWithinMs: 150,
    prepare: (target) => uploadInTurn(asLogoUpload(createImageBombs()), expectRejected)(target),
  },
  'burning-images': {
    description: 'SVGs that take minutes to render',
    everyMs: 500,
    maxConcurrency: 2,
    refusedWithinMs: null,
    budgetNote: `the rendering process is killed after ${drawTimeoutMs / 1000} s`,
    requiredOutcomes: [killedOutcome],
    timeoutMs: 60_000,
    prepare: uploadInTurn(asLogoUpload([slowSvg]), expectKilled),
  },
  'large-imports': {
    description: 'imports of 20 MB that contain a single cell or only commas',
    everyMs: 1500,
    maxConcurrency: 1,
    refusedWithinMs: null,
    budgetNote: 'no limit, because the file is read before it is refused',
    timeoutMs: 30_000,
    prepare: uploadInTurn(
      {
        path: '/client-imports',
        files: [
          Buffer.alloc(19_900_000, `Name,Email\n"${'x'.repeat(1000)}`),
          Buffer.alloc(19_900_000, ','),
          Buffer.concat([Buffer.from('Name,Email\n"'), Buffer.alloc(19_900_000, 'x')]),
        ],
      },
      expectRejected,
    ),
  },
};
