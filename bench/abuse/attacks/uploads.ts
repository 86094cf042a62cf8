import type { Attack, Refusal } from '../attack';
import { send } from '../wire';
import { bombs, broughtAlong, burning, noImages, polyglots } from './hostileImages';

const logo = '/theme-setups/square-logo';
const drawnForMs = 5000;
const killed = '400 by the kill timer';

interface Upload {
  path: string;
  files: readonly Buffer[];
}

const bearing = (token: string) => ({ authorization: `Bearer ${token}` });

const multipart = (bytes: Buffer, token: string) => ({
  headers: { ...bearing(token), 'content-type': 'multipart/form-data; boundary=b' },
  body: Buffer.concat([
    Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n'),
    bytes,
    Buffer.from('\r\n--b--\r\n'),
  ]),
});

interface Uploaded {
  status: number;
  text: string;
  tookMs: number;
  url: string;
  token: string;
}

/** Sends the files in turn, for a company of the attack's own: each may send so many in an hour. */
const uploading =
  ({ path, files }: Upload, judge: (uploaded: Uploaded) => Refusal | Promise<Refusal>): Attack['prepare'] =>
  async ({ url, attacker }) => {
    const { token: tokenNow } = attacker();
    let count = 0;
    return {
      async strike() {
        const token = await tokenNow();
        const file = files[count++ % files.length] ?? Buffer.alloc(0);
        const began = performance.now();
        const answer = await send(url + path, multipart(file, token));
        return judge({ ...answer, tookMs: performance.now() - began, url, token });
      },
    };
  };

const refused = ({ status }: Uploaded): Refusal => ({ isRefused: status === 400, how: String(status) });

/** Whoever starts to draw is stopped: earlier would be another reason, such as a process that does not start. */
function stopped({ status, text, tookMs }: Uploaded): Refusal {
  const isKilled = status === 400 && text.includes('takes too long to draw') && tookMs >= drawnForMs;
  return { isRefused: isKilled, how: isKilled ? killed : `${status} after ${Math.round(tookMs)} ms` };
}

/** The picture alone is kept: what is served again holds nothing else. */
async function cleaned({ status, url, token }: Uploaded): Promise<Refusal> {
  if (status !== 200) return { isRefused: false, how: String(status) };
  const accept = Math.random() < 0.5 ? 'image/svg+xml' : 'image/png';
  const served = await send(url + logo, { method: 'GET', headers: { ...bearing(token), accept } });
  const isClean = served.status === 200 && !broughtAlong.test(served.text);
  return { isRefused: isClean, how: isClean ? 'made anew' : `served with ${served.status} as it came` };
}

const toLogo = (files: readonly Buffer[]): Upload => ({ path: `${logo}/upload`, files });

const polyglotUploads: Attack['prepare'] = async (target) =>
  uploading(toLogo(await polyglots()), cleaned)(target);

export const uploads: Readonly<Record<string, Attack>> = {
  'no-images': {
    what: 'uploads that are no images',
    everyMs: 200,
    atOnce: 5,
    refusedWithinMs: 150,
    prepare: uploading(toLogo(noImages), refused),
  },
  polyglots: {
    what: 'pictures that are a page or a program too: behind the picture, in its comments, in an SVG',
    everyMs: 500,
    atOnce: 2,
    refusedWithinMs: null,
    because: 'nothing is refused: each is made anew, and served without what it brought',
    patienceMs: 30_000,
    prepare: polyglotUploads,
  },
  'image-bombs': {
    what: 'pictures of some kilobytes that unpack to gigabytes, in truth or by what they say',
    everyMs: 500,
    atOnce: 2,
    refusedWithinMs: 150,
    prepare: (target) => uploading(toLogo(bombs()), refused)(target),
  },
  'burning-images': {
    what: 'SVGs that would be drawn for minutes',
    everyMs: 500,
    atOnce: 2,
    refusedWithinMs: null,
    because: `what a drawing takes is known when it is drawn: its process is killed after ${drawnForMs / 1000} s`,
    demands: [killed],
    patienceMs: 60_000,
    prepare: uploading(toLogo([burning]), stopped),
  },
  'large-imports': {
    what: 'imports of 20 MB that are one cell, or nothing but commas',
    everyMs: 1500,
    atOnce: 1,
    refusedWithinMs: null,
    because: 'a file is read before it can be refused',
    patienceMs: 30_000,
    prepare: uploading(
      {
        path: '/client-imports',
        files: [
          Buffer.alloc(19_900_000, `Name,Email\n"${'x'.repeat(1000)}`),
          Buffer.alloc(19_900_000, ','),
          Buffer.concat([Buffer.from('Name,Email\n"'), Buffer.alloc(19_900_000, 'x')]),
        ],
      },
      refused,
    ),
  },
};
