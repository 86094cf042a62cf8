import { Agent, request } from 'node:http';
import { handleCommands } from '../program';

export interface LoadOptions {
  url: string;
  headers: Record<string, string>;
  body: string;
  connections: number;
  seconds: number;
}

function send({ url, headers, body }: LoadOptions, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: 'POST', headers, agent }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} responded with ${response.statusCode}.`));
      });
    });
    outgoing.on('error', reject).end(body);
  });
}

/**
 * Measures the responses per second when each connection sends its next request immediately after a response.
 * Rejects if a request fails.
 */
async function measureRate(options: LoadOptions): Promise<number> {
  const { connections, seconds } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startedAt = performance.now();
  let responseCount = 0;
  async function keepSending(): Promise<void> {
    while (performance.now() - startedAt < seconds * 1000) {
      await send(options, agent);
      responseCount += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, keepSending));
  agent.destroy();
  return (responseCount * 1000) / (performance.now() - startedAt);
}

handleCommands(measureRate);
