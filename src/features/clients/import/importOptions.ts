import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ClientField, ClientImportMatch } from '@contract/enums';
import type { UploadClientImportApiArg } from '@/api/filesApi';
import type { SelectOption } from '@/ui/SelectField';

export type Encoding = NonNullable<UploadClientImportApiArg['encoding']>;

/** The scripts or languages that the encodings are used for. */
const encodingScripts: Readonly<Record<Encoding, MessageDescriptor>> = {
  'UTF-8': msg`Unicode`,
  'UTF-16LE': msg`Unicode`,
  'UTF-16BE': msg`Unicode`,
  'Windows-1250': msg`Central European`,
  'Windows-1251': msg`Cyrillic`,
  'Windows-1252': msg`Western European`,
  'Windows-1253': msg`Greek`,
  'Windows-1254': msg`Turkish`,
  'Windows-1255': msg`Hebrew`,
  'Windows-1256': msg`Arabic`,
  'Windows-1257': msg`Baltic`,
  'Windows-1258': msg`Vietnamese`,
  'ISO-8859-2': msg`Central European`,
  'ISO-8859-3': msg`South European`,
  'ISO-8859-4': msg`Baltic`,
  'ISO-8859-5': msg`Cyrillic`,
  'ISO-8859-6': msg`Arabic`,
  'ISO-8859-7': msg`Greek`,
  'ISO-8859-8': msg`Hebrew`,
  'ISO-8859-10': msg`Nordic`,
  'ISO-8859-13': msg`Baltic`,
  'ISO-8859-14': msg`Celtic`,
  'ISO-8859-15': msg`Western European`,
  'KOI8-R': msg`Russian`,
  'KOI8-U': msg`Ukrainian`,
  Shift_JIS: msg`Japanese`,
  'EUC-JP': msg`Japanese`,
  GB18030: msg`Simplified Chinese`,
  Big5: msg`Traditional Chinese`,
  'EUC-KR': msg`Korean`,
};

export const isEncoding = (name: string): name is Encoding => Object.hasOwn(encodingScripts, name);

export const encodingOptions = (): SelectOption[] =>
  Object.entries(encodingScripts).map(([value, script]) => ({
    value,
    label: `${i18n._(script)} (${value})`,
  }));

/** The field that finds an existing client for a row. With `None`, every row creates a client. */
export type MatchChoice = ClientImportMatch | 'None';

export const matchLabels: Readonly<Record<MatchChoice, MessageDescriptor>> = {
  None: msg`Add every row as a new client`,
  Email: msg`Update clients with the same email, and add the rest`,
  ExternalId: msg`Update clients with the same external ID, and add the rest`,
};

export const isMatchChoice = (text: string): text is MatchChoice => Object.hasOwn(matchLabels, text);

/** Returns the fields that need a mapped column. */
export const requiredFields = (match: MatchChoice): readonly ClientField[] =>
  match === 'None' ? ['Name', 'Email'] : [match];
