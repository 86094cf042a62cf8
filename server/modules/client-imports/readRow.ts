import { z, type ZodType } from 'zod';
import type { ClientField } from '../../schema.generated';
import type { NewClient } from '../clients/adding';
import type { ClientPatch } from '../clients/editing';
import {
  contactFields,
  countryField,
  emailField,
  externalIdField,
  nameField,
  noteField,
  phoneField,
  statusField,
  tagsField,
} from '../clients/fields';
import { readDate } from './dates';
import type { Mapping } from './sql';

/** What rows are read against: the company's own plans and country. */
export interface Surroundings {
  planIds: ReadonlyMap<string, string>;
  companyCountry: string | null;
}

export type Problems = { problems: string[] };
export type RowReading = { client: Omit<NewClient, 'id'> } | Problems;
export type UpdateReading = { patch: ClientPatch } | Problems;

// Made once a country: making a schema takes longer than using it.
const phoneFields = new Map<string | null, ReturnType<typeof phoneField>>();

function phoneFieldOf(country: string | null): ReturnType<typeof phoneField> {
  const field = phoneFields.get(country) ?? phoneField(country);
  phoneFields.set(country, field);
  return field;
}

/** A row's cells by what they are mapped to. */
class Cells {
  readonly problems: string[] = [];

  constructor(
    private readonly cells: readonly string[],
    private readonly mapping: Mapping,
  ) {
    if (cells.length > mapping.length) {
      this.problems.push(
        'This row has more cells than the header. A text with a comma in it needs quotation marks.',
      );
    }
  }

  of(field: ClientField): string {
    return this.cells[this.mapping.indexOf(field)] ?? '';
  }

  /** The value of a cell that says something, put where it belongs. */
  given<Value>(
    field: ClientField,
    schema: ZodType<Value, string>,
    put: (value: Value) => ClientPatch,
  ): ClientPatch {
    if (this.of(field).trim() === '') return {};
    return this.read(field, schema, put, {});
  }

  read<Value, Read>(
    field: ClientField,
    schema: ZodType<Value, string>,
    put: (value: Value) => Read,
    otherwise: Read,
  ): Read {
    const result = schema.safeParse(this.of(field));
    if (result.success) return put(result.data);
    this.problems.push(...new Set(result.error.issues.map(({ message }) => message)));
    return otherwise;
  }
}

const tagsCell = z
  .string()
  .transform((text) => text.split(/[,;|]/))
  .pipe(tagsField);

/** What the row says of a client's own fields; an empty cell says nothing. */
function readFields(cells: Cells, around: Surroundings): ClientPatch {
  const country = cells.given('Country', countryField, (value) => ({ country: value }));
  const phone = phoneFieldOf(country.country ?? around.companyCountry);
  return {
    ...country,
    ...cells.given('Name', nameField, (name) => ({ name })),
    ...cells.given('Email', emailField, (email) => ({ email })),
    ...cells.given('Phone', phone, (value) => ({ phone: value })),
    ...cells.given('ContactFirstName', contactFields.contactFirstName, (contactFirstName) => ({
      contactFirstName,
    })),
    ...cells.given('ContactLastName', contactFields.contactLastName, (contactLastName) => ({
      contactLastName,
    })),
    ...cells.given('AddressLine1', contactFields.addressLine1, (addressLine1) => ({ addressLine1 })),
    ...cells.given('AddressLine2', contactFields.addressLine2, (addressLine2) => ({ addressLine2 })),
    ...cells.given('City', contactFields.city, (city) => ({ city })),
    ...cells.given('State', contactFields.state, (state) => ({ state })),
    ...cells.given('PostalCode', contactFields.postalCode, (postalCode) => ({ postalCode })),
    ...cells.given('TaxId', contactFields.taxId, (taxId) => ({ taxId })),
    ...cells.given('Website', contactFields.website, (website) => ({ website })),
    ...cells.given('Tags', tagsCell, (tags) => ({ tags })),
    ...cells.given('Note', noteField, (note) => ({ note })),
    ...cells.given('ExternalId', externalIdField, (externalId) => ({ externalId })),
  };
}

function readPlan(name: string, { planIds }: Surroundings, problems: string[]): string | null {
  if (name === '') return null;
  const planId = planIds.get(name.toLowerCase());
  if (planId) return planId;
  problems.push(`You have no plan called “${name.slice(0, 64)}”. Use the name of one of your plans.`);
  return null;
}

function readCreatedAt(text: string, problems: string[]): Date | null {
  if (text === '') return null;
  const reading = readDate(text);
  if ('date' in reading) return reading.date;
  problems.push(reading.problem);
  return null;
}

/** The client that a row of a file stands for, or every reason why it can't be one. */
export function readRow(row: readonly string[], mapping: Mapping, around: Surroundings): RowReading {
  const cells = new Cells(row, mapping);
  const { problems } = cells;
  const fields = readFields(cells, around);
  if (cells.of('Name').trim() === '') cells.read('Name', nameField, () => null, null);
  if (cells.of('Email').trim() === '') cells.read('Email', emailField, () => null, null);
  const client: Omit<NewClient, 'id'> = {
    name: '',
    email: '',
    phone: null,
    country: null,
    tags: [],
    note: null,
    externalId: null,
    ...fields,
    status: cells.read('Status', statusField, (status) => status, 'Invited'),
    planId: readPlan(cells.of('Plan').trim(), around, problems),
    source: 'Import',
    createdAt: readCreatedAt(cells.of('CreatedAt').trim(), problems),
  };
  return problems.length > 0 ? { problems } : { client };
}

/** What a row changes of a client who is there: never the status, the plan or since when they are a client. */
export function readUpdate(row: readonly string[], mapping: Mapping, around: Surroundings): UpdateReading {
  const cells = new Cells(row, mapping);
  const patch = readFields(cells, around);
  return cells.problems.length > 0 ? { problems: cells.problems } : { patch };
}
