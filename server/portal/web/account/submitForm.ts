import { DomainError } from '../../../lib/errors';
import { toErrorResponse } from '../../../platform';
import type { FormErrors } from '../forms';
import { requestLogger } from '../requestLogger';
import type { PortalRequest } from '../portalRequest';

export interface FormRejection {
  errors: FormErrors;
  status: number;
}

/**
 * Assigns each message to its field of the form, or to the form itself (key '') if the form has no such
 * field.
 */
function toFormRejection(
  { message, details, httpStatus }: DomainError,
  fields: readonly string[],
): FormRejection {
  const errors: Record<string, string> = {};
  for (const [name, fieldMessage] of Object.entries(details.fields ?? { '': message })) {
    const key = fields.includes(name) ? name : '';
    errors[key] = errors[key] ? `${errors[key]} ${fieldMessage}` : fieldMessage;
  }
  return { errors, status: httpStatus };
}

/**
 * Returns the messages and status to show in a form, and logs the refusal. Rethrows `NOT_FOUND` and
 * unexpected errors.
 */
export function handleFormError(
  request: PortalRequest,
  error: unknown,
  fields: readonly string[] = [],
): FormRejection {
  if (!(error instanceof DomainError) || error.code === 'NOT_FOUND') throw error;
  toErrorResponse(error, requestLogger(request));
  return toFormRejection(error, fields);
}

/**
 * Runs the action of a form. Resolves to null on success, and to the messages and status if the action is
 * refused. Rejects with `NOT_FOUND` and unexpected errors.
 */
export const submitForm = (
  request: PortalRequest,
  action: () => Promise<unknown>,
  fields: readonly string[] = [],
): Promise<FormRejection | null> =>
  action().then(
    () => null,
    (error: unknown) => handleFormError(request, error, fields),
  );

/**
 * Returns whether the error means that the link is invalid, such as used or expired. Logs the refusal if so.
 */
export function isInvalidLink(request: PortalRequest, error: unknown): boolean {
  if (!(error instanceof DomainError) || !error.details.fields?.token) return false;
  toErrorResponse(error, requestLogger(request));
  return true;
}
