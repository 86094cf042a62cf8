import type { Db } from '../../../db/database';
import type { RawRows } from './readRows';

/** What triggers keep of a company, as comparable lines; nothing is as good as a row of zeros. */
export async function readKept(db: Db, companyId: string): Promise<string[]> {
  const { rows: facets } = await db.query<{ facet: string; value: string; sums: number[] }>(
    `select facet, value, array[count, active, mrr]::bigint[] as sums from client_facets
     where company_id = $1 and (count <> 0 or active <> 0 or mrr <> 0)`,
    [companyId],
  );
  const { rows: counts } = await db.query<{ direction: string; status: string; sums: number[] }>(
    `select direction, status, array[count, amount, amount_refunded, fee_amount]::bigint[] as sums
     from payment_counts
     where company_id = $1 and (count <> 0 or amount <> 0 or amount_refunded <> 0 or fee_amount <> 0)`,
    [companyId],
  );
  return [
    ...facets.map(({ facet, value, sums }) => `${facet} ${value}: ${sums.join(' ')}`),
    ...counts.map(({ direction, status, sums }) => `${direction} ${status}: ${sums.join(' ')}`),
  ].sort();
}

class Ledger {
  readonly #sums = new Map<string, number[]>();

  add(key: string, ...numbers: number[]): void {
    const sums = this.#sums.get(key) ?? [];
    this.#sums.set(
      key,
      numbers.map((number, index) => number + (sums[index] ?? 0)),
    );
  }

  get lines(): string[] {
    return [...this.#sums].map(([key, sums]) => `${key}: ${sums.join(' ')}`).sort();
  }
}

/** The same, added up one row at a time. */
export function recountKept({ clients, payments }: RawRows): string[] {
  const ledger = new Ledger();
  for (const { planId, country, source, tags, isPaying, mrr } of clients) {
    const facets = [
      `Plan ${planId}`,
      `Country ${country}`,
      `Source ${source}`,
      ...tags.map((tag) => `Tag ${tag}`),
    ];
    for (const facet of facets.filter((name) => !name.endsWith(' null'))) {
      ledger.add(facet, 1, Number(isPaying), mrr);
    }
  }
  for (const { direction, status, amount, amountRefunded, fee } of payments) {
    ledger.add(`${direction} ${status}`, 1, amount, amountRefunded, fee);
  }
  return ledger.lines;
}

const collected = ['Succeeded', 'Refunded', 'PartiallyRefunded', 'Disputed'];

interface PaidFacts {
  lifetimeValue: number;
  lastPaymentAt: Date | null;
  lastPaymentStatus: string | null;
}

/** What a client's own row should say of its payments. */
export function recountPaid({ payments }: RawRows, clientId: string): PaidFacts {
  const own = payments.filter((payment) => payment.clientId === clientId);
  const worth = own
    .filter(({ status }) => collected.includes(status))
    .map(({ amount, amountRefunded }) => amount - amountRefunded);
  const [latest] = [...own].sort(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
  );
  return {
    lifetimeValue: worth.reduce((total, value) => total + value, 0),
    lastPaymentAt: latest?.createdAt ?? null,
    lastPaymentStatus: latest?.status ?? null,
  };
}
