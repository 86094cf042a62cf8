import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';
import { newId } from '../lib/ids';
import type { Operation } from './operations';

const ofScalar: Readonly<Record<string, () => unknown>> = {
  ID: newId,
  String: () => 'text',
  Int: () => 1,
  Boolean: () => false,
  Date: () => '2026-01-31',
  DateTime: () => '2026-01-31T23:59:59.000Z',
  FormDraft: () => ({}),
  MinorUnits: () => 100,
};

/** What a service would refuse to read if it came by its type alone, by the name of the argument or input field. */
const usual: Readonly<Record<string, () => unknown>> = {
  pageSize: () => 20,
  email: () => `${newId()}@client.test`,
  emails: () => [`${newId()}@client.test`],
  phone: () => '+14155550123',
  country: () => 'GB',
  currency: () => 'GBP',
  timeZone: () => 'Europe/London',
  website: () => 'https://example.test',
  hostname: () => 'shop.example.com',
  colour: () => '#1A73E8',
  externalId: newId,
  // A list is taken whole, so that what is done to it is done to somebody.
  search: () => null,
  upTo: () => null,
  filter: () => null,
  // Needs a flag of its own.
  lastPaymentFailed: () => null,
  // Nobody but its maker can stop sharing a view.
  isShared: () => true,
  // Can be taken back, as the next mutation does.
  when: () => 'PeriodEnd',
  // From the beginning of the list on.
  after: () => null,
  // One of two must be left out.
  price: () => 0,
  yearlyPrice: () => null,
  setupFee: () => 0,
  botCheckToken: () => null,
  // A card that pays, or nothing that anybody knows.
  token: () => 'sandbox_pays',
  // The default one.
  cardId: () => null,
  // The one that takes payments at once.
  sandboxAccount: () => null,
  secretKey: () => 'sk_test_key',
  publishableKey: () => 'pk_test_key',
  googleToken: () => null,
  // The earliest is today.
  effectiveOn: () => '2999-01-31',
  reviewDueOn: () => '2999-01-31',
  // A page that there is.
  pathname: () => 'terms-of-service',
  // A template that there is.
  slug: () => 'launch-post',
  skip: () => null,
  // The uploaded file has no unmatched values.
  values: () => [],
  mapping: () => [
    { column: 0, field: 'Name' },
    { column: 1, field: 'Email' },
  ],
};

/** Values by the place of an argument (`input.planId`) or by its name wherever it stands. */
export type Given = Readonly<Record<string, unknown>>;

export const lastName = (place: string): string => place.slice(place.lastIndexOf('.') + 1);

function valueOf(type: GraphQLInputType, place: string, given: Given): unknown {
  const name = lastName(place);
  if (place in given) return given[place];
  if (name in given) return given[name];
  const known = usual[name];
  const holdsGiven = Object.keys(given).some((other) => other.startsWith(`${place}.`));
  // What costs something has a `price`, which may be a number or have fields of its own.
  const isOther = isInputObjectType(getNullableType(type)) && typeof known?.() === 'number';
  if (known && !holdsGiven && !isOther) return known();
  // An id that is made up names nothing.
  if (!isNonNullType(type) && getNamedType(type).name === 'ID') return null;
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [valueOf(nullable.ofType, place, given)];
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name;
  if (isInputObjectType(nullable)) {
    const fields = Object.values(nullable.getFields());
    return Object.fromEntries(
      fields.map((field) => [field.name, valueOf(field.type, `${place}.${field.name}`, given)]),
    );
  }
  const make = ofScalar[nullable.name];
  if (!make) throw new Error(`Say what a ${nullable.name} looks like.`);
  return make();
}

/** Variables that coerce, and that a service takes as far as it can without knowing the company. */
export const variablesOf = ({ field }: Operation, given: Given = {}): Record<string, unknown> =>
  Object.fromEntries(field.args.map(({ name, type }) => [name, valueOf(type, name, given)]));

function idPlacesIn(type: GraphQLInputType, place: string): string[] {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    return Object.values(named.getFields()).flatMap((field) =>
      idPlacesIn(field.type, `${place}.${field.name}`),
    );
  }
  // A press is named by whoever presses, and stands for no row.
  return named.name === 'ID' && lastName(place) !== 'idempotencyKey' ? [place] : [];
}

/** Where an operation takes ids, nested inputs included. */
export const idPlacesOf = ({ field }: Operation): string[] =>
  field.args.flatMap(({ name, type }) => idPlacesIn(type, name));
