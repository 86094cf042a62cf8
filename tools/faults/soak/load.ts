import { setTimeout as delay } from 'node:timers/promises';
import { createCompanyWithClients } from '../browser/sessions';
import { rareActions, frequentActions, type Action, type Operator } from './actions';

/** Simulated operators who run actions until `stop` is called. */
export interface Load {
  done(): number;
  failures: string[];
  stop(): Promise<void>;
}

const pauseMs = 150;
const rareEveryMs = 20_000;

export async function startLoad(url: string, operatorCount: number): Promise<Load> {
  const failures: string[] = [];
  let done = 0;
  let isOver = false;

  const runAction = async (action: Action, operator: Operator): Promise<void> => {
    await action(operator).then(
      () => (done += 1),
      (error: Error) => failures.push(`${action.name}: ${error.message}`),
    );
  };
  const work = async (operator: Operator): Promise<void> => {
    let lastRareAt = Date.now();
    for (let turn = 0; !isOver; turn += 1) {
      await runAction(frequentActions[turn % frequentActions.length]!, operator);
      await delay(pauseMs);
      if (Date.now() - lastRareAt < rareEveryMs) continue;
      lastRareAt = Date.now();
      await runAction(rareActions[turn % rareActions.length]!, operator);
    }
    operator.socket?.close();
  };

  const operators: Operator[] = [];
  while (operators.length < operatorCount)
    operators.push({ url, owner: await createCompanyWithClients(url, 10), socket: null });
  const running = Promise.all(operators.map(work));
  return {
    done: () => done,
    failures,
    async stop() {
      isOver = true;
      await running;
    },
  };
}
