import { toCsv } from '@/lib/download';
import { amountText, shareOf } from '@contract/money';
import * as texts from '@/texts/analytics/plans';
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
    [texts.plan, texts.clients, texts.mrr(currency), texts.share],
    ...rows.map((row) => [
      row.plan.name,
      String(row.clients),
      amountText(row.mrr, currency),
      (planShare(row, rows) * 100).toFixed(1),
    ]),
  ]);
