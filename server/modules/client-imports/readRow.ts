import type { ZodType } from 'zod';
import type { ClientField } from '../../schema.generated';
import {
  countryField,
  emailField,
  externalIdField,
  nameField,
  noteField,
  phoneField,
  statusField,
  tagsField,
} from '../clients/fields';
import type { NewClient } from '../clients/adding';
import { readDate } from './dates';
import type { Mapping } from './sql';

/** What rows are read against: the company's own plans and country. */
export interface Surroundings {
  planIds: ReadonlyMap<string, string>;
  companyCountry: string | null;
}

export type RowReading = { client: Omit<NewClient, 'id'> } | { problems: string[] };

// Made once a country: making a schema takes longer than using it.
const phoneFields = new Map<string | null, ReturnType<typeof phoneField>>();

function phoneFieldOf(country: string | null): ReturnType<typeof phoneField> {
  const field = phoneFields.get(country) ?? phoneField(country);
  phoneFields.set(country, field);
  return field;
}

function cellReader(cells: readonly string[], mapping: Mapping) {
  const problems: string[] = [];
  const cell = (field: ClientField): string => cells[mapping.indexOf(field)] ?? '';
  return {
    problems,
    cell,
    read<Value>(field: ClientField, schema: ZodType<Value, string>, fallback: Value): Value {
      if (!mapping.includes(field)) return fallback;
      const result = schema.safeParse(cell(field));
      if (result.success) return result.data;
      problems.push(...new Set(result.error.issues.map(({ message }) => message)));
      return fallback;
    },
  };
}

function readTags(text: string, problems: string[]): string[] {
  const result = tagsField.safeParse(text === '' ? [] : text.split(/[,;|]/));
  if (result.success) return result.data;
  problems.push(...new Set(result.error.issues.map(({ message }) => message)));
  return [];
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
export function readRow(cells: readonly string[], mapping: Mapping, around: Surroundings): RowReading {
  const { problems, cell, read } = cellReader(cells, mapping);
  if (cells.length > mapping.length) {
    problems.push(
      'This row has more cells than the header. A text with a comma in it needs quotation marks.',
    );
  }
  const country = read('Country', countryField, null);
  const client: Omit<NewClient, 'id'> = {
    name: read('Name', nameField, ''),
    email: read('Email', emailField, ''),
    phone: read('Phone', phoneFieldOf(country ?? around.companyCountry), null),
    country,
    status: read('Status', statusField, 'Invited'),
    planId: readPlan(cell('Plan').trim(), around, problems),
    tags: readTags(cell('Tags'), problems),
    note: read('Note', noteField, null),
    source: 'Import',
    externalId: read('ExternalId', externalIdField, null),
    createdAt: readCreatedAt(cell('CreatedAt').trim(), problems),
  };
  return problems.length > 0 ? { problems } : { client };
}
