import { t } from '@lingui/core/macro';
import { toCsv } from '@/lib/download';
import { amountText, shareOf } from '@contract/money';
import type { MoneyMetrics } from '../analyticsApi';

type PlanRow = MoneyMetrics['mrrByPlan'][number];

/** Returns a plan's share of all MRR, such as 0.25. */
export const planShare = ({ mrr }: PlanRow, rows: readonly PlanRow[]): number =>
  shareOf(
    mrr,
    rows.reduce((sum, row) => sum + row.mrr, 0),
  );

export const planCsv = (rows: readonly PlanRow[], currency: string): string =>
  toCsv([
    [t`Plan`, t`Clients`, t`MRR (${currency})`, t`Share of MRR (%)`],
    ...rows.map((row) => [
      row.plan.name,
      String(row.clients),
      amountText(row.mrr, currency),
      (planShare(row, rows) * 100).toFixed(1),
    ]),
  ]);
