import { DomainError } from '../../errors';
import { toErrorResponse } from '../../http/errorResponse';
import type { FormErrors } from '../forms';
import { logOf } from '../refusalLog';
import type { SiteRequest } from '../siteRequest';

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
export function refusedBy(site: SiteRequest, error: unknown, fields: readonly string[] = []): Refused {
  if (!(error instanceof DomainError) || error.code === 'NOT_FOUND') throw error;
  toErrorResponse(error, logOf(site));
  return shownOf(error, fields);
}

/** Null when it was done. */
export const tried = (
  site: SiteRequest,
  work: () => Promise<unknown>,
  fields: readonly string[] = [],
): Promise<Refused | null> =>
  work().then(
    () => null,
    (error: unknown) => refusedBy(site, error, fields),
  );

/** Whether the link that a page came by holds no longer, which the log is told as well. */
export function isLinkUsed(site: SiteRequest, error: unknown): boolean {
  if (!(error instanceof DomainError) || !error.details.fields?.token) return false;
  toErrorResponse(error, logOf(site));
  return true;
}
