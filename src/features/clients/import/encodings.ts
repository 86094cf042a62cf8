import type { UploadClientImportApiArg } from '@/api/filesApi';
import * as texts from '@/texts/clients/import';

export type Encoding = NonNullable<UploadClientImportApiArg['encoding']>;

export const isEncoding = (name: string): name is Encoding => Object.hasOwn(texts.encodings, name);

export const encodingOptions = Object.entries<string>(texts.encodings satisfies Record<Encoding, string>).map(
  ([value, script]) => ({ value, label: `${script} (${value})` }),
);
