import { joinList } from '../../../lib/listCell';
import { amountText, parseAmount } from '../../../../contract/money';
import { humanize } from '../../../lib/humanize';
import type { ClientColumn } from '../../../../contract/enums';
import type { ExportOptions } from '../action';
import { timestampFormatter } from '../../../lib/timestampFormatter';

type Kind = 'Text' | 'Label' | 'Tags' | 'Money' | 'Timestamp';

interface ExportColumn {
  title: string;
  /** SQL over `clients c` and their plan `p`. */
  expression: string;
  kind: Kind;
  needsPayments?: true;
}

/** The columns in their default order. Imports recognize most of these titles. */
export const exportColumns: Readonly<Record<ClientColumn, ExportColumn>> = {
  Number: { title: 'Number', expression: 'c.number', kind: 'Text' },
  Name: { title: 'Name', expression: 'c.name', kind: 'Text' },
  Email: { title: 'Email', expression: 'c.email', kind: 'Text' },
  Phone: { title: 'Phone', expression: 'c.phone', kind: 'Text' },
  Status: { title: 'Status', expression: 'c.status', kind: 'Label' },
  Plan: { title: 'Plan', expression: 'p.name', kind: 'Text' },
  Country: { title: 'Country', expression: 'c.country', kind: 'Text' },
  Tags: { title: 'Tags', expression: 'c.tags', kind: 'Tags' },
  Source: { title: 'Source', expression: 'c.source', kind: 'Label' },
  Mrr: { title: 'MRR', expression: 'c.mrr', kind: 'Money', needsPayments: true },
  LifetimeValue: {
    title: 'Lifetime value',
    expression: 'c.lifetime_value',
    kind: 'Money',
    needsPayments: true,
  },
  LastPaymentAt: {
    title: 'Last payment',
    expression: 'c.last_payment_at',
    kind: 'Timestamp',
    needsPayments: true,
  },
  LastPaymentStatus: {
    title: 'Last payment status',
    expression: 'c.last_payment_status',
    kind: 'Label',
    needsPayments: true,
  },
  TrialEndsAt: { title: 'Trial ends', expression: 'c.trial_ends_at', kind: 'Timestamp' },
  NextRenewalAt: { title: 'Next renewal', expression: 'c.next_renewal_at', kind: 'Timestamp' },
  LastLoginAt: { title: 'Last sign-in', expression: 'c.last_login_at', kind: 'Timestamp' },
  CreatedAt: { title: 'Created', expression: 'c.created_at', kind: 'Timestamp' },
  UpdatedAt: { title: 'Updated', expression: 'c.updated_at', kind: 'Timestamp' },
  ExternalId: { title: 'External id', expression: 'c.external_id', kind: 'Text' },
};

export const allColumns = Object.keys(exportColumns) as ClientColumn[];

/** Returns the column titles, with the currency of amounts and the time zone of timestamps. */
export const headerOf = ({ columns, currency, timeZone }: ExportOptions): string[] =>
  columns.map((name) => {
    const { title, kind } = exportColumns[name];
    if (kind === 'Money') return `${title} (${currency})`;
    return kind === 'Timestamp' ? `${title} (${timeZone})` : title;
  });

/** Returns a function that formats a client's values as the cells of the selected columns. */
export function createRowFormatter({
  columns,
  currency,
  timeZone,
}: ExportOptions): (values: readonly unknown[]) => string[] {
  const formatTimestamp = timestampFormatter(timeZone);
  const formatters: Readonly<Record<Kind, (value: unknown) => string>> = {
    Text: String,
    Label: (value) => humanize(String(value)),
    Tags: (value) => (Array.isArray(value) ? joinList(value.map(String)) : ''),
    Money: (value) => amountText(parseAmount(value), currency),
    Timestamp: (value) => (value instanceof Date ? formatTimestamp(value) : ''),
  };
  const cellFormatters = columns.map((name) => formatters[exportColumns[name].kind]);
  return (values) =>
    cellFormatters.map((formatCell, index) => {
      const value = values[index];
      return value === null || value === undefined ? '' : formatCell(value);
    });
}
