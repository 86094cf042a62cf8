import { readFileSync } from 'node:fs';
import * as z from 'zod';

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not valid JSON.`, { cause: error });
  }
}

/** Returns the contents of a JSON file. Throws an error that names the file and the path of each invalid value. */
export function readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(parseJson(file));
  if (!result.success) throw new Error(`${file} is invalid:\n${z.prettifyError(result.error)}`);
  return result.data;
}

/** Returns a function that calls `load` when it is first called, and then returns the same value. */
export function loadOnce<Value>(load: () => Value): () => Value {
  let loaded: { value: Value } | undefined;
  return () => (loaded ??= { value: load() }).value;
}

/** Returns a function that loads the value of each key once. */
export function cacheByKey<Key, Value>(load: (key: Key) => Value): (key: Key) => Value {
  const loaded = new Map<Key, { value: Value }>();
  return (key) => {
    const entry = loaded.get(key) ?? { value: load(key) };
    loaded.set(key, entry);
    return entry.value;
  };
}

/** Joins the trimmed lines of an HTML file, whose line breaks are not part of the text. */
export const joinLines = (html: string): string =>
  html
    .split('\n')
    .map((line) => line.trim())
    .join('');
