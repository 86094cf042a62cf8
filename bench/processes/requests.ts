import { Agent, request } from 'node:http';
import { answerQuestions } from '../program';

export interface Requests {
  url: string;
  headers: Record<string, string>;
  body: string;
  connections: number;
  seconds: number;
}

function send({ url, headers, body }: Requests, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers, agent }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${response.statusCode}.`));
      });
    });
    sent.on('error', reject).end(body);
  });
}

/** How many requests a second are answered when each connection sends the next one at once. */
async function rateOf(requests: Requests): Promise<number> {
  const { connections, seconds } = requests;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  let answered = 0;
  async function keepSending(): Promise<void> {
    while (performance.now() - began < seconds * 1000) {
      await send(requests, agent);
      answered += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, keepSending));
  agent.destroy();
  return (answered * 1000) / (performance.now() - began);
}

answerQuestions(rateOf);
