import { Agent, request, type RequestOptions } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { answerQuestions } from '../program';

export interface Ordinary {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string;
}

export interface Watch {
  /** Sent one after another, again and again, whether the one before has been answered or not. */
  requests: readonly Ordinary[];
  everyMs: number;
  seconds: number;
}

export interface Watching {
  /** How long each of the requests took. */
  times: number[];
  /** Of those that were not answered with what they asked for, why. */
  failed: string[];
}

const agent = new Agent({ keepAlive: true, maxSockets: 20 });
const patienceMs = 10_000;

/** Why it is not what was asked for: GraphQL refuses with 200 as well. */
function refusalIn(status: number | undefined, text: string): string | null {
  if (status !== 200) return String(status);
  return text.includes('"errors":[{') ? text.slice(0, 200) : null;
}

function answered({ url, method, headers, body }: Ordinary): Promise<void> {
  const options: RequestOptions = { method, headers, agent, signal: AbortSignal.timeout(patienceMs) };
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      let text = '';
      response.setEncoding('latin1').on('data', (part: string) => (text += part));
      response.on('error', reject).on('end', () => {
        const refusal = refusalIn(response.statusCode, text);
        if (refusal === null) resolve();
        else reject(new Error(refusal));
      });
    });
    sent.on('error', reject).end(body);
  });
}

async function watch({ requests, everyMs, seconds }: Watch): Promise<Watching> {
  const seen: Watching = { times: [], failed: [] };
  const ask = async (ordinary: Ordinary): Promise<void> => {
    const began = performance.now();
    await answered(ordinary).catch((error: Error) => seen.failed.push(error.message));
    seen.times.push(performance.now() - began);
  };
  const began = performance.now();
  const asked: Promise<void>[] = [];
  while (performance.now() - began < seconds * 1000) {
    const next = requests[asked.length % requests.length];
    if (!next) throw new Error('There is nothing to ask for.');
    asked.push(ask(next));
    await delay(Math.max(0, began + asked.length * everyMs - performance.now()));
  }
  await Promise.all(asked);
  return seen;
}

answerQuestions(watch);
