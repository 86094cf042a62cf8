import { DomainError } from '../../errors';
import type { FormErrors } from '../forms';

export interface Refused {
  errors: FormErrors;
  status: number;
}

/** What the form shows of a refusal: messages of fields that it has under them, all else above it. */
function shownOf({ message, details, httpStatus }: DomainError, fields: readonly string[]): Refused {
  const errors: Record<string, string> = {};
  for (const [name, words] of Object.entries(details.fields ?? { '': message })) {
    const shown = fields.includes(name) ? name : '';
    errors[shown] = errors[shown] ? `${errors[shown]} ${words}` : words;
  }
  return { errors, status: httpStatus };
}

/** What to show of an error in a form that has these fields; what is no refusal is thrown on. */
export function refusedBy(error: unknown, fields: readonly string[] = []): Refused {
  if (!(error instanceof DomainError) || error.code === 'NOT_FOUND') throw error;
  return shownOf(error, fields);
}

/** Null when it was done. */
export const tried = (
  work: () => Promise<unknown>,
  fields: readonly string[] = [],
): Promise<Refused | null> =>
  work().then(
    () => null,
    (error: unknown) => refusedBy(error, fields),
  );

/** Whether the link that a page came by holds no longer. */
export const isLinkUsed = (error: unknown): boolean =>
  error instanceof DomainError && Boolean(error.details.fields?.token);
