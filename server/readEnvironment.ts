import type * as z from 'zod';
import { SettingsError } from './settingsError';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the settings of a shape. A blank one counts as not set. Throws SettingsError for a value that it does not take. */
export function readEnvironment<Shape extends z.ZodObject>(
  shape: Shape,
  environment: Environment,
): z.infer<Shape> {
  const given = Object.entries(environment).filter(
    ([name, value]) => Object.hasOwn(shape.shape, name) && value !== undefined && value.trim() !== '',
  );
  const result = shape.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  const [problem] = result.error.issues;
  throw new SettingsError(`${String(problem?.path[0])} takes ${problem?.message}.`);
}
