import { joinList } from '../../../lib/listCell';
import { amountText, parseAmount } from '../../../../contract/money';
import { t } from '../../../lib/i18n/i18n';
import { humanize } from '../../../lib/strings';
import { clientColumns, type ClientColumn } from '../../../../contract/enums';
import { recordOf, uncapitalize } from '../../../../contract/records';
import type { ClientFieldName } from '../../../../contract/clients';
import { clientFieldSpecs } from '../../../clients';
import type { ExportOptions } from '../action';
import { timestampFormatter } from '../../../lib/timestamps';

type Kind = 'Text' | 'Label' | 'Tags' | 'Money' | 'Timestamp';

interface ExportColumn {
  title: () => string;
  /** SQL over `clients c` and their plan `p`. */
  expression: string;
  kind: Kind;
  needsPayments?: true;
}

type FieldColumn = Extract<ClientColumn, Capitalize<ClientFieldName>>;

/** The columns that are no fields that operators edit. */
const otherColumns: Readonly<Record<Exclude<ClientColumn, FieldColumn>, ExportColumn>> = {
  Number: { title: () => t('Number'), expression: 'c.number', kind: 'Text' },
  Status: { title: () => t('Status'), expression: 'c.status', kind: 'Label' },
  Plan: { title: () => t('Plan'), expression: 'p.name', kind: 'Text' },
  Source: { title: () => t('Source'), expression: 'c.source', kind: 'Label' },
  Mrr: { title: () => t('MRR'), expression: 'c.mrr', kind: 'Money', needsPayments: true },
  LifetimeValue: {
    title: () => t('Lifetime value'),
    expression: 'c.lifetime_value',
    kind: 'Money',
    needsPayments: true,
  },
  LastPaymentAt: {
    title: () => t('Last payment'),
    expression: 'c.last_payment_at',
    kind: 'Timestamp',
    needsPayments: true,
  },
  LastPaymentStatus: {
    title: () => t('Last payment status'),
    expression: 'c.last_payment_status',
    kind: 'Label',
    needsPayments: true,
  },
  TrialEndsAt: { title: () => t('Trial ends'), expression: 'c.trial_ends_at', kind: 'Timestamp' },
  NextRenewalAt: { title: () => t('Next renewal'), expression: 'c.next_renewal_at', kind: 'Timestamp' },
  LastLoginAt: { title: () => t('Last sign-in'), expression: 'c.last_login_at', kind: 'Timestamp' },
  CreatedAt: { title: () => t('Created'), expression: 'c.created_at', kind: 'Timestamp' },
  UpdatedAt: { title: () => t('Updated'), expression: 'c.updated_at', kind: 'Timestamp' },
};

const isFieldColumn = (name: ClientColumn): name is FieldColumn => !Object.hasOwn(otherColumns, name);

function fieldColumn(name: FieldColumn): ExportColumn {
  const field = uncapitalize(name);
  const { column, label } = clientFieldSpecs[field];
  return { title: label, expression: `c.${column}`, kind: field === 'tags' ? 'Tags' : 'Text' };
}

/** The columns in their default order. Imports recognize the titles of the fields that they can set. */
export const exportColumns: Readonly<Record<ClientColumn, ExportColumn>> = recordOf(clientColumns, (name) =>
  isFieldColumn(name) ? fieldColumn(name) : otherColumns[name],
);

/** Returns the column titles, with the currency of amounts and the time zone of timestamps. */
export const headerOf = ({ columns, currency, timeZone }: ExportOptions): string[] =>
  columns.map((name) => {
    const { title, kind } = exportColumns[name];
    if (kind === 'Money') return t('{title} ({currency})', { title: title(), currency });
    return kind === 'Timestamp' ? t('{title} ({timeZone})', { title: title(), timeZone }) : title();
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
