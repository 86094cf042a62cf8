import { Agent, request } from 'node:http';
import { connect } from 'node:net';

export interface AttemptResult {
  isRefused: boolean;
  /** The observed result, such as an HTTP status, an error code or a WebSocket close code. */
  outcome: string;
  /** The milliseconds until the refusal, if they differ from the duration of the whole attempt. */
  tookMs?: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 200 });
// This time-out only frees abandoned connections, so it is at least as long as that of any attempt that calls
// `send` or `sendBytes`.
const timeoutMs = 60_000;

interface SendOptions {
  headers?: Record<string, string>;
  body?: string | Buffer;
  method?: string;
}

interface TextResponse {
  status: number;
  /** The response body, cut off after about `maxTextLength` characters. */
  text: string;
}

const maxTextLength = 100_000;

export function send(
  url: string,
  { headers = {}, body = '', method = 'POST' }: SendOptions,
): Promise<TextResponse> {
  const options = { method, headers, agent, signal: AbortSignal.timeout(timeoutMs) };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, options, (response) => {
      let text = '';
      response
        .setEncoding('latin1')
        .on('data', (chunk: string) => (text += text.length < maxTextLength ? chunk : ''));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    outgoing.on('error', reject).end(body);
  });
}

const parseErrorCode = (text: string): string | undefined => /"code":"(\w+)"/.exec(text)?.[1];

interface GraphqlRequest {
  body: object | string;
  headers?: Record<string, string>;
}

export const sendGraphql = (url: string, { body, headers }: GraphqlRequest): Promise<TextResponse> =>
  send(`${url}/graphql`, {
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/**
 * Sends a GraphQL request. Its outcome is the error code, or the HTTP status without a code, and counts as a
 * refusal if `codes` contains it.
 */
export async function expectGraphqlRefusal(
  url: string,
  codes: readonly string[],
  graphqlRequest: GraphqlRequest,
): Promise<AttemptResult> {
  const { status, text } = await sendGraphql(url, graphqlRequest);
  const code = parseErrorCode(text) ?? String(status);
  return { isRefused: codes.includes(code), outcome: code };
}

/** Sends a request. Its outcome is the HTTP status, and counts as a refusal if `statuses` contains it. */
export async function expectRefusal(
  url: string,
  statuses: readonly number[],
  outgoing: SendOptions,
): Promise<AttemptResult> {
  const { status } = await send(url, outgoing);
  return { isRefused: statuses.includes(status), outcome: String(status) };
}

/**
 * Sends raw bytes. The outcome is the HTTP status of the first response, or 0 without a response, and counts
 * as a refusal if `statuses` contains it.
 */
export function sendBytes(url: string, bytes: string, statuses: readonly number[]): Promise<AttemptResult> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const end = (text: string): void => {
      socket.destroy();
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ isRefused: statuses.includes(status), outcome: String(status) });
    };
    socket.setTimeout(timeoutMs, () => end(''));
    socket.once('data', (data) => end(data.toString('latin1')));
    socket.on('error', () => end('')).on('close', () => end(''));
  });
}

const randomByte = (): number => Math.floor(Math.random() * 256);

export const fromAddress = (ipAddress: string): Record<string, string> => ({ 'x-forwarded-for': ipAddress });

/** Returns a header that makes a request appear to come from a random network. Requires `TRUST_PROXY`. */
export const fromRandomNetwork = (): Record<string, string> =>
  fromAddress(`198.${18 + (randomByte() % 2)}.${randomByte()}.${randomByte()}`);
