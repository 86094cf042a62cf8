/**
 * The types of columns that store JSON, by `table.column`. Each context declares its own by declaration
 * merging.
 */
export interface JsonColumns {
  'idempotency_keys.result': string | number | boolean | null;
}

export type JsonColumn<Path extends string> = Path extends keyof JsonColumns ? JsonColumns[Path] : unknown;

/** The type of a field that `->>` reads as text. */
export type JsonText<Json, Field extends string> =
  Json extends Readonly<Record<Field, infer Value>> ? Extract<Value, string> : string;
