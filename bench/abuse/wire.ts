import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Refusal } from './attack';

const agent = new Agent({ keepAlive: true, maxSockets: 200 });
// Longer than any try waits: it only frees what nobody waits for any more.
const patienceMs = 60_000;

interface Sent {
  headers?: Record<string, string>;
  body?: string | Buffer;
  method?: string;
}

interface Heard {
  status: number;
  /** The beginning of the answer. */
  text: string;
}

const longestText = 100_000;

export function send(url: string, { headers = {}, body = '', method = 'POST' }: Sent): Promise<Heard> {
  const options = { method, headers, agent, signal: AbortSignal.timeout(patienceMs) };
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      let text = '';
      response
        .setEncoding('latin1')
        .on('data', (part: string) => (text += text.length < longestText ? part : ''));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject).end(body);
  });
}

const codeIn = (text: string): string | undefined => /"code":"(\w+)"/.exec(text)?.[1];

interface Asked {
  body: object | string;
  headers?: Record<string, string>;
}

/** A GraphQL request. */
export const ask = (url: string, { body, headers }: Asked): Promise<Heard> =>
  send(`${url}/graphql`, {
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** A GraphQL request, refused with one of these codes. */
export async function askAndBeRefused(url: string, codes: readonly string[], asked: Asked): Promise<Refusal> {
  const { status, text } = await ask(url, asked);
  const code = codeIn(text) ?? String(status);
  return { isRefused: codes.includes(code), how: code };
}

/** Any other request, refused with one of these. */
export async function beRefused(url: string, statuses: readonly number[], sent: Sent): Promise<Refusal> {
  const { status } = await send(url, sent);
  return { isRefused: statuses.includes(status), how: String(status) };
}

/** Bytes as they are, refused with one of these before the server closes the connection. */
export function sendBytes(url: string, bytes: string, statuses: readonly number[]): Promise<Refusal> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const end = (text: string): void => {
      socket.destroy();
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ isRefused: statuses.includes(status), how: String(status) });
    };
    socket.setTimeout(patienceMs, () => end(''));
    socket.once('data', (data) => end(data.toString('latin1')));
    socket.on('error', () => end('')).on('close', () => end(''));
  });
}

const anyByte = (): number => Math.floor(Math.random() * 256);

export const from = (ipAddress: string): Record<string, string> => ({ 'x-forwarded-for': ipAddress });

/** A caller from another network each time, where X-Forwarded-For is believed. */
export const fromAnywhere = (): Record<string, string> =>
  from(`198.${18 + (anyByte() % 2)}.${anyByte()}.${anyByte()}`);
