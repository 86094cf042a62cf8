import type { ClientField, ClientImportMatch } from '@/api/schema.generated';
import * as texts from '@/texts/clients/import';

/** By what a row finds a client who is there already; 'None' when every row makes one. */
export type MatchChoice = ClientImportMatch | 'None';

export const matchOptions: readonly { value: MatchChoice; label: string }[] = [
  { value: 'None', label: texts.addEveryRowAsANew },
  { value: 'Email', label: texts.updateClientsWithTheSameEmail },
  { value: 'ExternalId', label: texts.updateClientsWithTheSameId },
];

export const isMatchChoice = (text: string): text is MatchChoice =>
  matchOptions.some(({ value }) => value === text);

/** The fields that need a column. */
export const requiredFields = (match: MatchChoice): readonly ClientField[] =>
  match === 'None' ? ['Name', 'Email'] : [match];
