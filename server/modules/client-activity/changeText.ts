import { countries } from '../../lib/countries';
import { dateFormat } from '../../lib/intlFormats';
import { formatMoney } from '../../lib/money';
import { spaced } from '../../lib/spaced';
import type { FieldChange } from '../../schema.generated';
import { isSecretField, type AuditChange } from '../audit/service';
import { tellsOfMoney } from './audience';

/** What the company counts in, and how whoever reads it writes amounts and times. */
export interface Locality {
  currency: string;
  timeZone: string;
  locale: string;
}

const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

const enumFields = new Set(['status', 'source', 'reason', 'deactivationReason', 'when', 'role', 'interval']);

const countryNames = new Map(countries.map(({ code, name }) => [code, name]));

const timeText = (text: string, { locale, timeZone }: Locality): string =>
  dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(text));

function textOf(field: string, value: unknown, locality: Locality): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (isSecretField(field)) return '••••••';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') {
    return tellsOfMoney(field) && Number.isInteger(value)
      ? formatMoney(value, locality.currency, locality.locale)
      : String(value);
  }
  if (typeof value === 'object') return textOfMany(field, value, locality);
  const text = String(value);
  if (isoMoment.test(text)) return timeText(text, locality);
  if (enumFields.has(field)) return spaced(text);
  return field === 'country' ? (countryNames.get(text) ?? text) : text;
}

/** The entries of a list, a thing's name, or each of its parts. */
function textOfMany(field: string, value: object, locality: Locality): string | null {
  if ('name' in value && typeof value.name === 'string') return value.name;
  const texts = Array.isArray(value)
    ? value.map((item: unknown) => textOf(field, item, locality))
    : Object.entries(value).map(([part, inner]) => {
        const text = textOf(part, inner, locality);
        return text === null ? null : `${part}: ${text}`;
      });
  const present = texts.filter((text) => text !== null);
  return present.length === 0 ? null : present.join(', ');
}

/** The changes as texts; without money, none that tells of it. */
export const changeTexts = (
  changes: readonly AuditChange[],
  locality: Locality,
  withMoney: boolean,
): FieldChange[] =>
  changes
    .filter(({ field }) => withMoney || !tellsOfMoney(field))
    .map(({ field, before, after }) => ({
      field,
      before: textOf(field, before, locality),
      after: textOf(field, after, locality),
    }))
    .filter(({ before, after }) => before !== null || after !== null);
