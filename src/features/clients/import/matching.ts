import type { ClientField, ClientImportMatch } from '@/api/schema.generated';

/** By what a row finds a client who is there already; 'None' when every row makes one. */
export type MatchChoice = ClientImportMatch | 'None';

export const matchOptions: readonly { value: MatchChoice; label: string }[] = [
  { value: 'None', label: 'Add every row as a new client' },
  { value: 'Email', label: 'Update clients with the same e-mail address, add the others' },
  { value: 'ExternalId', label: 'Update clients with the same id in your old system, add the others' },
];

export const isMatchChoice = (text: string): text is MatchChoice =>
  matchOptions.some(({ value }) => value === text);

/** The fields that need a column. */
export const requiredFields = (match: MatchChoice): readonly ClientField[] =>
  match === 'None' ? ['Name', 'Email'] : [match];
