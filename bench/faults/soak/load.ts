import { setTimeout as delay } from 'node:timers/promises';
import { companyWithClients } from '../browser/sessions';
import { rareActs, usualActs, type Act, type Operator } from './acts';

/** People at work until they are told to stop. */
export interface Load {
  /** How many things were done so far. */
  done(): number;
  /** What went wrong, in words. */
  failures: string[];
  stop(): Promise<void>;
}

const pauseMs = 150;
const rareEveryMs = 20_000;

export async function startLoad(url: string, people: number): Promise<Load> {
  const failures: string[] = [];
  let done = 0;
  let isOver = false;

  const act = async (what: Act, operator: Operator): Promise<void> => {
    await what(operator).then(
      () => (done += 1),
      (error: Error) => failures.push(`${what.name}: ${error.message}`),
    );
  };
  const work = async (operator: Operator): Promise<void> => {
    let rareAt = Date.now();
    for (let turn = 0; !isOver; turn += 1) {
      await act(usualActs[turn % usualActs.length]!, operator);
      await delay(pauseMs);
      if (Date.now() - rareAt < rareEveryMs) continue;
      rareAt = Date.now();
      await act(rareActs[turn % rareActs.length]!, operator);
    }
    operator.socket?.close();
  };

  const operators: Operator[] = [];
  while (operators.length < people)
    operators.push({ url, ada: await companyWithClients(url, 10), socket: null });
  const working = Promise.all(operators.map(work));
  return {
    done: () => done,
    failures,
    async stop() {
      isOver = true;
      await working;
    },
  };
}
