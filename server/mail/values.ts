export type Values = Readonly<Record<string, string>>;

/** A value that the template can't do without: a mail with a hole in it must not be sent. */
export function need(values: Values, name: string): string {
  const value = values[name];
  if (value === undefined) throw new Error(`The mail lacks its ${name}.`);
  return value;
}
