import { setTimeout as delay } from 'node:timers/promises';
import type { TestUser } from './testUser';

const firstPage = 'query List { clients(page: 1, pageSize: 20) { totalCount items { id name } } }';

export class Reader {
  #isStopping = false;

  constructor(
    private readonly user: TestUser,
    private readonly pauseMs = 30,
  ) {}

  async work(): Promise<void> {
    while (!this.#isStopping) {
      await this.user.execute(firstPage);
      await delay(this.pauseMs);
    }
  }

  stop(): void {
    this.#isStopping = true;
  }
}
