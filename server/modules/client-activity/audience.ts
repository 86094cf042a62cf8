import { allPermissions } from '../../permissions';
import type { Permission } from '../../schema.generated';

/** What a record may be about, by what one has to hold to see such a thing at all; sessions are nobody else's. */
const targetsOf: Readonly<Record<Permission | 'Everybody', readonly string[]>> = {
  Everybody: ['Company', 'ThemeSetup'],
  MANAGE_DASHBOARD: [],
  MANAGE_CLIENT_MANAGEMENT: ['Client', 'ClientImport', 'ClientBulk'],
  MANAGE_PAYMENTS: ['Payment', 'Refund'],
  MANAGE_WHITE_LABELLED_CUSTOMER: ['ClientBillingPlan', 'StripeIntegration'],
  MANAGE_SETTINGS: ['Operator', 'Invitation', 'BillingCard', 'BillingDetails', 'Role'],
};

export const targetsSeenWith = (held: ReadonlySet<Permission>): string[] => [
  ...targetsOf.Everybody,
  ...allPermissions.filter((permission) => held.has(permission)).flatMap((flag) => targetsOf[flag]),
];

const moneyWords = new Set([
  ...['mrr', 'price', 'amount', 'fee', 'fees', 'refund', 'refunded', 'refunds', 'lifetime', 'revenue'],
  ...['payment', 'payments', 'charge', 'charges', 'charged', 'balance', 'discount'],
]);

const wordsOf = (field: string): string[] =>
  field.split(/(?=[A-Z])|[\s._-]+/).map((word) => word.toLowerCase());

/** Whether a field of a change says what somebody pays; which version of a price it is does not. */
export function tellsOfMoney(field: string): boolean {
  const words = wordsOf(field);
  return words.at(-1) !== 'version' && words.some((word) => moneyWords.has(word));
}
