import type { Db } from '../../../platform';
import type { RawRows } from './readRows';

/**
 * Reads the stored totals as sorted lines. Skips rows of zeros, which mean the same as no
 * row.
 */
export async function readStoredTotals(db: Db, companyId: string): Promise<string[]> {
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

class TotalsByKey {
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

export function recomputeStoredTotals({ clients, payments }: RawRows): string[] {
  const totals = new TotalsByKey();
  for (const { planId, country, source, tags, isPaying, mrr } of clients) {
    const facets = [
      `Plan ${planId}`,
      `Country ${country}`,
      `Source ${source}`,
      ...tags.map((tag) => `Tag ${tag}`),
    ];
    for (const facet of facets.filter((name) => !name.endsWith(' null'))) {
      totals.add(facet, 1, Number(isPaying), mrr);
    }
  }
  for (const { direction, status, amount, amountRefunded, fee } of payments) {
    totals.add(`${direction} ${status}`, 1, amount, amountRefunded, fee);
  }
  return totals.lines;
}

const collectedStatuses = ['Succeeded', 'Refunded', 'PartiallyRefunded', 'Disputed'];

interface PaymentSummary {
  lifetimeValue: number;
  lastPaymentAt: Date | null;
  lastPaymentStatus: string | null;
}

export function recomputePaymentSummary({ payments }: RawRows, clientId: string): PaymentSummary {
  const clientPayments = payments.filter((payment) => payment.clientId === clientId);
  const netAmounts = clientPayments
    .filter(({ status }) => collectedStatuses.includes(status))
    .map(({ amount, amountRefunded }) => amount - amountRefunded);
  const [latest] = [...clientPayments].sort(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1),
  );
  return {
    lifetimeValue: netAmounts.reduce((total, value) => total + value, 0),
    lastPaymentAt: latest?.createdAt ?? null,
    lastPaymentStatus: latest?.status ?? null,
  };
}
