import type { Context } from '../../../context';
import type { Db } from '../../../db/database';
import type { ClientFilter, ClientPage, ClientSort } from '../../../schema.generated';
import { addManyClients } from '../../../testing/addManyClients';
import { openWorld, type TestCompany, type World } from '../../../testing/world';
import { KeptNumbers } from '../keptNumbers';
import { listClients } from '../service';
import { lookAfter } from './lookAfter';

export interface Narrowed {
  search?: string;
  filter?: ClientFilter;
}

const today = new Date().toISOString().slice(0, 10);

export const lists: Narrowed[] = [
  { search: '@client.test' },
  { search: 'c' },
  { search: 'client 1', filter: { tag: ['vip', 'new'] } },
  { filter: { neverSignedIn: true, country: ['GB'], lastPaymentFailed: false } },
  { filter: { activeOn: '2026-02-15', neverSignedIn: true } },
  { filter: { activeOn: today, neverSignedIn: true } },
  { filter: { trialEndsWithinDays: 7, neverSignedIn: true } },
  { filter: { needsAttention: true, country: ['GB'] } },
  { filter: { needsAttention: false, trialEndsWithinDays: 30 } },
];

const sorts: ClientSort[] = [
  { by: 'Name', direction: 'Descending' },
  { by: 'TrialEndsAt', direction: 'Ascending' },
];

const asIs = ({ totalCount, items }: ClientPage) => ({
  totalCount,
  numbers: items.map(({ number }) => number),
});

/** A company whose lists are read by a process that caches the numbers of those found, and by one that does not. */
export class CachedLists {
  company!: TestCompany;
  ctx!: Context;

  private constructor(readonly world: World) {}

  /** Opens a world; `openIsolatedFixture` for tests that expect the numbers to stay cached. */
  static async open(open: () => Promise<World> = openWorld): Promise<CachedLists> {
    return new CachedLists(await open());
  }

  /** Replaces the company by one with so many clients. */
  async begin(clients: number): Promise<void> {
    this.company = await this.world.company();
    this.ctx = await this.world.asAdmin(this.company);
    await addManyClients(this.world.services.database, this.company.id, clients);
    await lookAfter(this.world, 'clients');
  }

  inCompany<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    return this.world.services.database.inCompany(this.company.id, work);
  }

  run(text: string, ...values: unknown[]): Promise<unknown> {
    return this.inCompany((db) => db.query(text, [this.company.id, ...values]));
  }

  /** Returns a page of a list as this process reads it, and as a process without any cached numbers does. */
  async bothWays(narrowed: Narrowed & { sort?: ClientSort; page?: number; upTo?: number }) {
    const asked = { ...narrowed, pageSize: 50 };
    const anew = { ...this.ctx, services: { ...this.ctx.services, clientIdCache: new KeptNumbers() } };
    return { kept: asIs(await listClients(this.ctx, asked)), anew: asIs(await listClients(anew, asked)) };
  }

  async expectNothingStale(): Promise<void> {
    for (const narrowed of lists) {
      for (const sort of sorts) {
        for (const page of [1, 2]) {
          const { kept, anew } = await this.bothWays({ ...narrowed, sort, page });
          expect(kept).toEqual(anew);
        }
      }
    }
  }
}
