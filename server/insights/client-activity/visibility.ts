import { type Permission, permissions as allPermissions } from '../../../contract/enums';

/**
 * Target types of audit events that an operator can see with each permission. `Session` is missing because
 * sessions are private.
 */
const targetTypesByPermission: Readonly<Record<Permission | 'Everyone', readonly string[]>> = {
  Everyone: ['Company', 'ThemeSetup'],
  MANAGE_DASHBOARD: [],
  MANAGE_CLIENT_MANAGEMENT: ['Client', 'ClientImport', 'ClientBulk'],
  MANAGE_PAYMENTS: ['Payment', 'Refund'],
  MANAGE_WHITE_LABELLED_CUSTOMER: ['ClientBillingPlan', 'StripeIntegration'],
  MANAGE_SETTINGS: ['Operator', 'Invitation', 'BillingCard', 'BillingDetails', 'Role'],
};

export const visibleTargetTypes = (permissions: ReadonlySet<Permission>): string[] => [
  ...targetTypesByPermission.Everyone,
  ...allPermissions
    .filter((permission) => permissions.has(permission))
    .flatMap((permission) => targetTypesByPermission[permission]),
];

const moneyWords = new Set([
  ...['mrr', 'price', 'amount', 'fee', 'fees', 'refund', 'refunded', 'refunds', 'lifetime', 'revenue'],
  ...['payment', 'payments', 'charge', 'charges', 'charged', 'balance', 'discount'],
]);

const splitWords = (field: string): string[] =>
  field.split(/(?=[A-Z])|[\s._-]+/).map((word) => word.toLowerCase());

/** Returns whether a field, by its name, contains an amount or a payment. Price versions do not count. */
export function isMoneyField(field: string): boolean {
  const words = splitWords(field);
  return words.at(-1) !== 'version' && words.some((word) => moneyWords.has(word));
}
