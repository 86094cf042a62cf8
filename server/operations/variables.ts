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

const scalarDefaults: Readonly<Record<string, () => unknown>> = {
  ID: newId,
  String: () => 'text',
  Int: () => 1,
  Boolean: () => false,
  Date: () => '2026-01-31',
  DateTime: () => '2026-01-31T23:59:59.000Z',
  FormDraft: () => ({}),
  MinorUnits: () => 100,
};

/** Valid values by argument or field name, where the default of the type would fail validation. */
const defaultsByName: Readonly<Record<string, () => unknown>> = {
  pageSize: () => 20,
  email: () => `${newId()}@client.test`,
  emails: () => [`${newId()}@client.test`],
  phone: () => '+14155550123',
  country: () => 'GB',
  currency: () => 'GBP',
  timeZone: () => 'Europe/London',
  language: () => 'de',
  defaultLanguage: () => 'de',
  portalLanguages: () => ['en', 'de'],
  contentLanguage: () => 'de',
  website: () => 'https://example.test',
  hostname: () => 'shop.example.com',
  colour: () => '#1A73E8',
  externalId: newId,
  // Selects the whole list, so that a bulk action affects at least one client.
  search: () => null,
  maxNumber: () => null,
  filter: () => null,
  // Any other value requires `MANAGE_PAYMENTS`.
  lastPaymentFailed: () => null,
  // Only the creator of a view can stop sharing it.
  isShared: () => true,
  // A deactivation at the end of the period can still be canceled by the next mutation.
  when: () => 'PeriodEnd',
  after: () => null,
  price: () => 0,
  yearlyPrice: () => null,
  setupFee: () => 0,
  captchaToken: () => null,
  // A sandbox card token whose payments succeed. Operations with another kind of token reject it as unknown.
  token: () => 'sandbox_pays',
  // Null selects the default card.
  cardId: () => null,
  // Null selects the sandbox account that accepts payments immediately.
  sandboxAccount: () => null,
  secretKey: () => 'sk_test_key',
  publishableKey: () => 'pk_test_key',
  googleToken: () => null,
  // A date before today is rejected.
  effectiveOn: () => '2999-01-31',
  reviewDueOn: () => '2999-01-31',
  // An existing legal page.
  pathname: () => 'terms-of-service',
  // An existing marketing template.
  slug: () => 'launch-post',
  skip: () => null,
  // The uploaded file has no unmatched values.
  values: () => [],
  mapping: () => [
    { column: 0, field: 'Name' },
    { column: 1, field: 'Email' },
  ],
};

/** Values by the path of an argument (`input.planId`), or by its name at any depth. */
export type VariableOverrides = Readonly<Record<string, unknown>>;

export const lastSegment = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

function valueOf(type: GraphQLInputType, path: string, overrides: VariableOverrides): unknown {
  const name = lastSegment(path);
  if (path in overrides) return overrides[path];
  if (name in overrides) return overrides[name];
  const makeKnown = defaultsByName[name];
  const hasNestedOverride = Object.keys(overrides).some((key) => key.startsWith(`${path}.`));
  // `price` is a number in some inputs and an input object in others.
  const isObjectInsteadOfNumber =
    isInputObjectType(getNullableType(type)) && typeof makeKnown?.() === 'number';
  if (makeKnown && !hasNestedOverride && !isObjectInsteadOfNumber) return makeKnown();
  // A generated id would match no row.
  if (!isNonNullType(type) && getNamedType(type).name === 'ID') return null;
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [valueOf(nullable.ofType, path, overrides)];
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name;
  if (isInputObjectType(nullable)) {
    const fields = Object.values(nullable.getFields());
    return Object.fromEntries(
      fields.map((field) => [field.name, valueOf(field.type, `${path}.${field.name}`, overrides)]),
    );
  }
  const makeDefault = scalarDefaults[nullable.name];
  if (!makeDefault) throw new Error(`No default value for the scalar ${nullable.name}.`);
  return makeDefault();
}

/** Returns variables that pass type coercion and every validation that does not depend on company data. */
export const variablesOf = (
  { field }: Operation,
  overrides: VariableOverrides = {},
): Record<string, unknown> =>
  Object.fromEntries(field.args.map(({ name, type }) => [name, valueOf(type, name, overrides)]));

function idPathsIn(type: GraphQLInputType, path: string): string[] {
  const named = getNamedType(type);
  if (isInputObjectType(named)) {
    return Object.values(named.getFields()).flatMap((field) =>
      idPathsIn(field.type, `${path}.${field.name}`),
    );
  }
  // An idempotency key has the type `ID`, but identifies no row.
  return named.name === 'ID' && lastSegment(path) !== 'idempotencyKey' ? [path] : [];
}

/** Returns the paths of all ids that an operation takes, including those in nested inputs. */
export const idPathsOf = ({ field }: Operation): string[] =>
  field.args.flatMap(({ name, type }) => idPathsIn(type, name));
