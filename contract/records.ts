/** Returns the keys of a record in order. The record must have no other keys than its type. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[];

/** Returns a record with a value for each key. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;

/** Returns the name with its first letter in lower case, as fields have where enums have values. */
export const uncapitalize = <Name extends string>(name: Name): Uncapitalize<Name> =>
  (name.charAt(0).toLowerCase() + name.slice(1)) as Uncapitalize<Name>;
