export type TemplateValues = Readonly<Record<string, string>>;

/**
 * Returns a value that the template requires. Throws if it is missing, so that no incomplete email is sent.
 */
export function requireValue(values: TemplateValues, name: string): string {
  const value = values[name];
  if (value === undefined) throw new Error(`The email template requires the value ${name}.`);
  return value;
}
