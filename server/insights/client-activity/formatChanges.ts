import { isDay } from '../../../contract/days';
import { permissions as allPermissions, type Permission, type StripeState } from '../../../contract/enums';
import { t } from '../../lib/i18n/i18n';
import { countryName, isCountry } from '../../lib/countries';
import { dateFormat } from '../../lib/intlFormats';
import { languageName, listText } from '../../lib/localeText';
import { cardName, type NamedCard } from '../../lib/cards';
import { formatMoney } from '../../lib/money';
import { exportColumnTitle, refundFailureText } from '../../billing';
import { clientFieldTitle, listNames } from '../../clients';
import { type AuditChange, type FieldChange, isSecretField } from '../../platform';
import { enumLabel } from './enumLabels';

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
function isMoneyField(field: string): boolean {
  // Titles that operators wrote, such as “Refund policy”, have a version, not an amount.
  if (!/^[a-z][\w.-]*$/.test(field)) return false;
  const words = splitWords(field);
  return words.at(-1) !== 'version' && words.some((word) => moneyWords.has(word));
}

/** The company's currency and time zone, and the locale of the formatted text. */
export interface Locality {
  currency: string;
  timeZone: string;
  locale: string;
}

const isoTimestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

const enumFields = new Set([
  ...['status', 'source', 'reason', 'deactivationReason', 'when', 'role', 'interval', 'subscribers'],
  ...['trigger', 'restoredFrom', 'firstStep', 'secondStep', 'failed', 'oldAddress', 'newAddress'],
  ...['afterLastRetry', 'taxBehavior'],
]);

const stripeStateNames: Readonly<Record<StripeState, () => string>> = {
  NotConnected: () => t('Not connected'),
  Incomplete: () => t('Details incomplete'),
  UnderReview: () => t('Under review'),
  RestrictedSoon: () => t('Action needed'),
  Paused: () => t('Restricted'),
  Ready: () => t('Ready'),
};

const permissionNames: Readonly<Record<Permission, () => string>> = {
  MANAGE_DASHBOARD: () => t('Dashboard'),
  MANAGE_CLIENT_MANAGEMENT: () => t('Client Management'),
  MANAGE_PAYMENTS: () => t('Payments'),
  MANAGE_WHITE_LABELLED_CUSTOMER: () => t('White Label'),
  MANAGE_SETTINGS: () => t('Settings'),
};

/** Returns a function that names codes. Other texts, such as those of a later release, stay as they are. */
const namesIn =
  (names: Readonly<Record<string, () => string>>) =>
  (code: string): string =>
    (Object.hasOwn(names, code) ? names[code]?.() : undefined) ?? code;

const columnName = (code: string): string => exportColumnTitle(code) ?? clientFieldTitle(code) ?? code;

/** Fields that contain codes, with the names of the codes. */
const codeNames: ReadonlyMap<string, (code: string) => string> = new Map([
  ['columns', columnName],
  ['contentLanguage', languageName],
  ['country', (code) => (isCountry(code) ? countryName(code) : code)],
  ['defaultLanguage', languageName],
  ['language', languageName],
  ['list', namesIn(listNames)],
  ['mapping', columnName],
  ['matchBy', columnName],
  ['permissions', namesIn(permissionNames)],
  ['portalLanguages', languageName],
  ['stripeState', namesIn(stripeStateNames)],
]);

const formatDay = (day: string, { locale }: Locality): string =>
  dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

const formatTime = (text: string, { locale, timeZone }: Locality): string =>
  dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(text));

function formatFieldValue(field: string, value: unknown, locality: Locality): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (isSecretField(field)) return '••••••';
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (typeof value === 'number') {
    // An export audits its number of payments.
    const isAmount = isMoneyField(field) && field !== 'payments';
    return isAmount && Number.isInteger(value)
      ? formatMoney(value, locality.currency, locality.locale)
      : String(value);
  }
  if (typeof value === 'object') return formatObject(field, value, locality);
  const text = String(value);
  if (isoTimestamp.test(text)) return formatTime(text, locality);
  if (isDay(text)) return formatDay(text, locality);
  if (enumFields.has(field)) return enumLabel(text);
  if (field === 'failure') return refundFailureText(text);
  return codeNames.get(field)?.(text) ?? text;
}

/** A column of an imported file, or a value that has no match, and what replaces it. */
interface ImportMapping {
  field: string;
  header?: string;
  value?: string;
  replacement?: string | null;
}

const isImportMapping = (value: object): value is ImportMapping =>
  'field' in value && typeof value.field === 'string' && ('header' in value || 'value' in value);

const formatMapping = ({ field, header, value, replacement }: ImportMapping): string =>
  [`${columnName(field)}: ${header ?? value}`, ...(replacement ? [replacement] : [])].join(' → ');

const isCard = (value: object): value is NamedCard =>
  'brand' in value && typeof value.brand === 'string' && 'last4' in value && typeof value.last4 === 'string';

/**
 * Formats a list as its entries, and an object as its name, or as its properties if it has no name. Returns
 * null if all entries or properties are empty.
 */
function formatObject(field: string, value: object, locality: Locality): string | null {
  if ('name' in value && typeof value.name === 'string') return value.name;
  if (isCard(value)) return cardName(value);
  if (isImportMapping(value)) return formatMapping(value);
  const texts = Array.isArray(value)
    ? value.map((item: unknown) => formatFieldValue(field, item, locality))
    : Object.entries(value).map(([key, inner]) => {
        const text = formatFieldValue(key, inner, locality);
        return text === null ? null : `${key}: ${text}`;
      });
  const nonEmpty = texts.filter((text) => text !== null);
  return nonEmpty.length === 0 ? null : listText(nonEmpty, 'unit');
}

/** Formats changes for display. Without `showsMoney`, omits fields that contain amounts. */
export const formatChanges = (
  changes: readonly AuditChange[],
  locality: Locality,
  showsMoney: boolean,
): FieldChange[] =>
  changes
    .filter(({ field }) => showsMoney || !isMoneyField(field))
    .map(({ field, language, before, after }) => ({
      ...{ field, language },
      before: formatFieldValue(field, before, locality),
      after: formatFieldValue(field, after, locality),
    }))
    .filter(({ before, after }) => before !== null || after !== null);
