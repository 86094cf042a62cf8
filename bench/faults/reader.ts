import { setTimeout as delay } from 'node:timers/promises';
import type { Person } from './person';

const firstPage = 'query List { clients(page: 1, pageSize: 20) { totalCount items { id name } } }';

/** Somebody who looks at the list of clients over and over. */
export class Reader {
  #isStopping = false;

  constructor(
    private readonly person: Person,
    private readonly pauseMs = 30,
  ) {}

  async work(): Promise<void> {
    while (!this.#isStopping) {
      await this.person.ask(firstPage);
      await delay(this.pauseMs);
    }
  }

  stop(): void {
    this.#isStopping = true;
  }
}
