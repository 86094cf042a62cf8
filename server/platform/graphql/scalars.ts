import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql';
import { isDay } from '../../../contract/days';
import { parseAmount } from '../../../contract/money';
import { t } from '../../lib/i18n/i18n';

const isoDateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

function toDateTime(value: unknown): Date {
  const date = typeof value === 'string' && isoDateTime.test(value) ? new Date(value) : null;
  if (!date || Number.isNaN(date.getTime())) {
    throw new GraphQLError(t('Use an ISO 8601 time, such as 2026-01-31T23:59:59.000Z.'));
  }
  return date;
}

export const dateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => (value instanceof Date ? value : toDateTime(value)).toISOString(),
  parseValue: toDateTime,
  parseLiteral: (node) => toDateTime(node.kind === Kind.STRING ? node.value : null),
});

function toDateString(value: unknown): string {
  if (typeof value !== 'string' || !isDay(value)) {
    throw new GraphQLError(t('Use an ISO 8601 date, such as 2026-01-31.'));
  }
  return value;
}

export const dateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  serialize: toDateString,
  parseValue: toDateString,
  parseLiteral: (node) => toDateString(node.kind === Kind.STRING ? node.value : null),
});

function toMinorUnits(value: unknown): number {
  try {
    return parseAmount(value);
  } catch {
    throw new GraphQLError(t('Use a whole number of minor units.'));
  }
}

export const minorUnitsScalar = new GraphQLScalarType<number, number>({
  name: 'MinorUnits',
  serialize: toMinorUnits,
  parseValue: toMinorUnits,
  parseLiteral: (node) => toMinorUnits(node.kind === Kind.INT ? node.value : null),
});

const maxDraftDepth = 4;

/** Returns whether a value consists of JSON types nested at most `maxDraftDepth` levels deep. */
function isPlainValue(value: unknown, depth: number): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (typeof value !== 'object' || depth === maxDraftDepth) return false;
  return Object.values(value).every((inner) => isPlainValue(inner, depth + 1));
}

function toDraft(value: unknown): Record<string, unknown> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject || !isPlainValue(value, 0)) {
    throw new GraphQLError(t('Use an object of strings, numbers, booleans and lists of them.'));
  }
  return Object.fromEntries(Object.entries(value));
}

export const formDraftScalar = new GraphQLScalarType<Record<string, unknown>, unknown>({
  name: 'FormDraft',
  serialize: (value) => value,
  parseValue: toDraft,
  parseLiteral: (node, variables) => toDraft(valueFromASTUntyped(node, variables)),
});
