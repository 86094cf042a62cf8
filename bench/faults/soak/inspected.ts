import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** What a running process holds, asked through Node's own inspector: nothing in the process knows of it. */
export interface Inspected {
  /** In bytes, once its garbage is gone. */
  heapUsed(): Promise<number>;
  /** What keeps its event loop: timers, sockets, files. */
  activeResources(): Promise<number>;
  close(): void;
}

interface Answer {
  id: number;
  result?: { result?: { value?: number } };
}

const lookEveryMs = 100;
const patienceMs = 10_000;
const answerMs = 60_000;

async function findInspector(port: number): Promise<string> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await delay(lookEveryMs)) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => null);
    const [target] = answer ? ((await answer.json()) as { webSocketDebuggerUrl: string }[]) : [];
    if (target) return target.webSocketDebuggerUrl;
  }
  throw new Error('The inspector does not open.');
}

/** Opens the inspector of a process that was started with `--inspect-port` and this port. */
export async function inspect(processId: number, port: number): Promise<Inspected> {
  process.kill(processId, 'SIGUSR1');
  const socket = new WebSocket(await findInspector(port));
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  let asked = 0;
  socket.on('message', (text) => {
    const answer = JSON.parse(String(text)) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  const call = (method: string, params: object = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      asked += 1;
      const late = setTimeout(() => reject(new Error(`${method} is not answered.`)), answerMs);
      waiting.set(asked, (answer) => {
        clearTimeout(late);
        resolve(answer);
      });
      socket.send(JSON.stringify({ id: asked, method, params }), (error) => error && reject(error));
    });
  const evaluate = async (expression: string): Promise<number> => {
    const { result } = await call('Runtime.evaluate', { expression, returnByValue: true });
    return result?.result?.value ?? NaN;
  };
  return {
    async heapUsed() {
      await call('HeapProfiler.collectGarbage');
      return evaluate('process.memoryUsage().heapUsed');
    },
    activeResources: () => evaluate('process.getActiveResourcesInfo().length'),
    close: () => socket.close(),
  };
}
