import type { ClientFilter, ClientPage, ClientSort, Context, Db } from '../../platform';
import { addManyClients } from '../../testing/addManyClients';
import { openFixture, type TestCompany, type Fixture } from '../../testing/fixture';
import { ClientIdCache } from '../clientIdCache';
import { listClients } from '../clients.service';
import { vacuumAnalyze } from './vacuumAnalyze';

export interface ListQuery {
  search?: string;
  filter?: ClientFilter;
}

const today = new Date().toISOString().slice(0, 10);

export const lists: ListQuery[] = [
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
  { field: 'Name', direction: 'Descending' },
  { field: 'TrialEndsAt', direction: 'Ascending' },
];

const summarize = ({ totalCount, items }: ClientPage) => ({
  totalCount,
  numbers: items.map(({ number }) => number),
});

/** Compares lists read with a shared and with an empty client ID cache. */
export class ListCacheHarness {
  company!: TestCompany;
  ctx!: Context;

  private constructor(readonly fixture: Fixture) {}

  /** Opens a fixture. Tests that expect cached results to stay cached pass `openIsolatedFixture`. */
  static async open(open: () => Promise<Fixture> = openFixture): Promise<ListCacheHarness> {
    return new ListCacheHarness(await open());
  }

  /** Replaces the company with a new one that has `clientCount` clients. */
  async reset(clientCount: number): Promise<void> {
    this.company = await this.fixture.company();
    this.ctx = await this.fixture.asAdmin(this.company);
    await addManyClients(this.fixture.services.database, this.company.id, clientCount);
    await vacuumAnalyze(this.fixture, 'clients');
  }

  inCompany<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    return this.fixture.services.database.inCompany(this.company.id, work);
  }

  runSql(text: string, ...values: unknown[]): Promise<unknown> {
    return this.inCompany((db) => db.query(text, [this.company.id, ...values]));
  }

  /**
   * Returns summaries of a page of a list: `cached` read with the shared client ID cache, `fresh` with an
   * empty one.
   */
  async loadBoth(query: ListQuery & { sort?: ClientSort; page?: number; maxNumber?: number }) {
    const args = { ...query, pageSize: 50 };
    const freshContext = {
      ...this.ctx,
      services: { ...this.ctx.services, clientIdCache: new ClientIdCache() },
    };
    return {
      cached: summarize(await listClients(this.ctx, args)),
      fresh: summarize(await listClients(freshContext, args)),
    };
  }

  async expectNothingStale(): Promise<void> {
    for (const query of lists) {
      for (const sort of sorts) {
        for (const page of [1, 2]) {
          const { cached, fresh } = await this.loadBoth({ ...query, sort, page });
          expect(cached).toEqual(fresh);
        }
      }
    }
  }
}
