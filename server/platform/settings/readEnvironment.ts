import type * as z from 'zod';
import { SettingsError } from './startup';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns the settings that `shape` parses from the environment. A blank variable counts as unset. Throws
 * `SettingsError` for an invalid value.
 */
export function readEnvironment<Shape extends z.ZodObject>(
  shape: Shape,
  environment: Environment,
): z.infer<Shape> {
  const entries = Object.entries(environment).filter(
    ([name, value]) => Object.hasOwn(shape.shape, name) && value !== undefined && value.trim() !== '',
  );
  const result = shape.safeParse(Object.fromEntries(entries));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new SettingsError(`${String(issue?.path[0])} takes ${issue?.message}.`);
}
