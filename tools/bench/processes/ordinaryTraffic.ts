import { Agent, request, type RequestOptions } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { handleCommands } from '../program';

export interface OrdinaryRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string;
}

export interface TrafficOptions {
  /** Requests to send in rotation, without waiting for earlier responses. */
  requests: readonly OrdinaryRequest[];
  everyMs: number;
  seconds: number;
}

export interface TrafficResult {
  times: number[];
  /** The errors of failed requests. */
  failed: string[];
}

const agent = new Agent({ keepAlive: true, maxSockets: 20 });
const timeoutMs = 10_000;

/**
 * Returns the status or the start of the GraphQL errors of a failed response, or null for a successful one.
 * Responses with GraphQL errors can have status 200.
 */
function findError(status: number | undefined, text: string): string | null {
  if (status !== 200) return String(status);
  return text.includes('"errors":[{') ? text.slice(0, 200) : null;
}

function sendRequest({ url, method, headers, body }: OrdinaryRequest): Promise<void> {
  const options: RequestOptions = { method, headers, agent, signal: AbortSignal.timeout(timeoutMs) };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, options, (response) => {
      let text = '';
      response.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
      response.on('error', reject).on('end', () => {
        const reason = findError(response.statusCode, text);
        if (reason === null) resolve();
        else reject(new Error(reason));
      });
    });
    outgoing.on('error', reject).end(body);
  });
}

async function sendTraffic({ requests, everyMs, seconds }: TrafficOptions): Promise<TrafficResult> {
  const result: TrafficResult = { times: [], failed: [] };
  const sendAndMeasure = async (ordinaryRequest: OrdinaryRequest): Promise<void> => {
    const startedAt = performance.now();
    await sendRequest(ordinaryRequest).catch((error: Error) => result.failed.push(error.message));
    result.times.push(performance.now() - startedAt);
  };
  const startedAt = performance.now();
  const pending: Promise<void>[] = [];
  while (performance.now() - startedAt < seconds * 1000) {
    const next = requests[pending.length % requests.length];
    if (!next) throw new Error('Pass at least one request.');
    pending.push(sendAndMeasure(next));
    await delay(Math.max(0, startedAt + pending.length * everyMs - performance.now()));
  }
  await Promise.all(pending);
  return result;
}

handleCommands(sendTraffic);
