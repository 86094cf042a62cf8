import type { ClientField, ClientImportMatch } from '@contract/enums';
import type { UploadClientImportApiArg } from '@/api/filesApi';
import * as texts from '@/texts/clients/import';

export type Encoding = NonNullable<UploadClientImportApiArg['encoding']>;

export const isEncoding = (name: string): name is Encoding => Object.hasOwn(texts.encodings, name);

export const encodingOptions = Object.entries<string>(texts.encodings satisfies Record<Encoding, string>).map(
  ([value, script]) => ({ value, label: `${script} (${value})` }),
);

/** The field that finds an existing client for a row. With `None`, every row creates a client. */
export type MatchChoice = ClientImportMatch | 'None';

export const matchOptions: readonly { value: MatchChoice; label: string }[] = [
  { value: 'None', label: texts.addEveryRowAsANew },
  { value: 'Email', label: texts.updateClientsWithTheSameEmail },
  { value: 'ExternalId', label: texts.updateClientsWithTheSameId },
];

export const isMatchChoice = (text: string): text is MatchChoice =>
  matchOptions.some(({ value }) => value === text);

/** Returns the fields that need a mapped column. */
export const requiredFields = (match: MatchChoice): readonly ClientField[] =>
  match === 'None' ? ['Name', 'Email'] : [match];
