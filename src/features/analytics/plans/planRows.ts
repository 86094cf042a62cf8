import { toCsv } from '@/lib/csv';
import { amountText } from '@/lib/format';
import type { MoneyFigures } from '../analyticsApi';

type PlanRow = MoneyFigures['mrrByPlan'][number];

/** What part of all MRR a plan brings: 0.25 is a quarter. */
export function shareOf({ mrr }: PlanRow, rows: readonly PlanRow[]): number {
  const total = rows.reduce((sum, row) => sum + row.mrr, 0);
  return total === 0 ? 0 : mrr / total;
}

export const planCsv = (rows: readonly PlanRow[], currency: string): string =>
  toCsv([
    ['Plan', 'Clients', `MRR (${currency})`, 'Share (%)'],
    ...rows.map((row) => [
      row.plan.name,
      String(row.clients),
      amountText(row.mrr, currency),
      (shareOf(row, rows) * 100).toFixed(1),
    ]),
  ]);
