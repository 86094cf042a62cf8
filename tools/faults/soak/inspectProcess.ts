import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';

/**
 * The resources of a running process, read through the inspector of Node.js without any code in the process.
 */
export interface InspectedProcess {
  /** Collects garbage and returns the size of the used heap in bytes. */
  heapUsed(): Promise<number>;
  /** Returns the number of timers, sockets and files that keep the event loop alive. */
  activeResources(): Promise<number>;
  close(): void;
}

interface InspectorResponse {
  id: number;
  result?: { result?: { value?: number } };
}

const pollIntervalMs = 100;
const openTimeoutMs = 10_000;
const responseTimeoutMs = 60_000;

async function findInspector(port: number): Promise<string> {
  for (const end = Date.now() + openTimeoutMs; Date.now() < end; await delay(pollIntervalMs)) {
    const response = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => null);
    const [target] = response ? ((await response.json()) as { webSocketDebuggerUrl: string }[]) : [];
    if (target) return target.webSocketDebuggerUrl;
  }
  throw new Error('The inspector did not open.');
}

/** Opens the inspector of a process that was started with `--inspect-port`. Throws if it does not open. */
export async function inspectProcess(processId: number, port: number): Promise<InspectedProcess> {
  process.kill(processId, 'SIGUSR1');
  const socket = new WebSocket(await findInspector(port));
  await once(socket, 'open');
  const pendingCalls = new Map<number, (response: InspectorResponse) => void>();
  let lastId = 0;
  socket.on('message', (text) => {
    const response = JSON.parse(String(text)) as InspectorResponse;
    pendingCalls.get(response.id)?.(response);
    pendingCalls.delete(response.id);
  });
  const call = (method: string, params: object = {}): Promise<InspectorResponse> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      const timer = setTimeout(() => reject(new Error(`${method} received no response.`)), responseTimeoutMs);
      pendingCalls.set(lastId, (response) => {
        clearTimeout(timer);
        resolve(response);
      });
      socket.send(JSON.stringify({ id: lastId, method, params }), (error) => error && reject(error));
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
