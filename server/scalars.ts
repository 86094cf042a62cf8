import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql';
import { readAmount } from './lib/money';

const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

function toMoment(value: unknown): Date {
  const moment = typeof value === 'string' && isoMoment.test(value) ? new Date(value) : null;
  if (!moment || Number.isNaN(moment.getTime())) {
    throw new GraphQLError('A time is written as ISO 8601, such as 2026-01-31T23:59:59.000Z.');
  }
  return moment;
}

export const dateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => (value instanceof Date ? value : toMoment(value)).toISOString(),
  parseValue: toMoment,
  parseLiteral: (node) => toMoment(node.kind === Kind.STRING ? node.value : null),
});

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

function toDay(value: unknown): string {
  const moment = typeof value === 'string' && isoDay.test(value) ? new Date(`${value}T00:00:00Z`) : null;
  // JavaScript reads February 30 as a day of March.
  if (!moment || Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== value) {
    throw new GraphQLError('A day is written as ISO 8601, such as 2026-01-31.');
  }
  return value;
}

export const dateScalar = new GraphQLScalarType<string, string>({
  name: 'Date',
  serialize: toDay,
  parseValue: toDay,
  parseLiteral: (node) => toDay(node.kind === Kind.STRING ? node.value : null),
});

function toMinorUnits(value: unknown): number {
  try {
    return readAmount(value);
  } catch {
    throw new GraphQLError('An amount is a whole number of minor units.');
  }
}

export const minorUnitsScalar = new GraphQLScalarType<number, number>({
  name: 'MinorUnits',
  serialize: toMinorUnits,
  parseValue: toMinorUnits,
  parseLiteral: (node) => toMinorUnits(node.kind === Kind.INT ? node.value : null),
});

const longestDraft = 10_000;
const deepestDraft = 4;

/** Strings, numbers, booleans, nulls, and lists or objects of them that end after a few levels. */
function isPlain(value: unknown, depth: number): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (typeof value !== 'object' || depth === deepestDraft) return false;
  return Object.values(value).every((inner) => isPlain(inner, depth + 1));
}

function toDraft(value: unknown): Record<string, unknown> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject || !isPlain(value, 0)) {
    throw new GraphQLError('A draft is an object of strings, numbers, booleans and lists of them.');
  }
  if (Buffer.byteLength(JSON.stringify(value)) > longestDraft) {
    throw new GraphQLError('A draft is 10 kB of JSON at most.');
  }
  return Object.fromEntries(Object.entries(value));
}

export const formDraftScalar = new GraphQLScalarType<Record<string, unknown>, unknown>({
  name: 'FormDraft',
  serialize: (value) => value,
  parseValue: toDraft,
  parseLiteral: (node, variables) => toDraft(valueFromASTUntyped(node, variables)),
});
