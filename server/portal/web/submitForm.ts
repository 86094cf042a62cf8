import { DomainError } from '../../lib/errors';
import { toErrorResponse } from '../../platform';
import type { FormErrors } from './forms';
import { requestLogger, type PortalRequest } from './portalRequest';
import type { PortalResponse } from './responses';

/** The messages to show in a form that was not accepted, and the status of the page. */
export interface FormRejection {
  errors: FormErrors;
  status: number;
}

/** The state of a form that was not submitted yet. */
export const noRejection: FormRejection = { errors: {}, status: 200 };

const isInvalidLink = (error: unknown): boolean =>
  error instanceof DomainError && Boolean(error.details.fields?.token);

/**
 * Assigns each message to its field of the form, or to the form itself (key '') if the form has no such
 * field.
 */
function assignMessages({ message, details }: DomainError, fields: readonly string[]): FormErrors {
  const errors: Record<string, string> = {};
  for (const [name, fieldMessage] of Object.entries(details.fields ?? { '': message })) {
    const key = fields.includes(name) ? name : '';
    errors[key] = errors[key] ? `${errors[key]} ${fieldMessage}` : fieldMessage;
  }
  return errors;
}

/**
 * Returns the messages and status to show in a form, and logs the refusal. Rethrows `NOT_FOUND`, invalid
 * links and unexpected errors.
 */
export function toFormRejection(
  request: PortalRequest,
  error: unknown,
  fields: readonly string[] = [],
): FormRejection {
  if (!(error instanceof DomainError) || error.code === 'NOT_FOUND' || isInvalidLink(error)) throw error;
  toErrorResponse(error, requestLogger(request));
  return { errors: assignMessages(error, fields), status: error.httpStatus };
}

/**
 * Runs the action of a form. Resolves to null on success, and to the messages and status if the action is
 * refused. Rejects with the errors that `toFormRejection` rethrows.
 */
export const submitForm = (
  request: PortalRequest,
  action: () => Promise<unknown>,
  fields: readonly string[] = [],
): Promise<FormRejection | null> =>
  action().then(
    () => null,
    (error: unknown) => toFormRejection(request, error, fields),
  );

/** Returns a handler of an emailed link. If the link is used or expired, logs it and shows the other page. */
export const withValidLink =
  (
    invalidLinkPage: (request: PortalRequest) => PortalResponse,
    handle: (request: PortalRequest) => Promise<PortalResponse>,
  ) =>
  async (request: PortalRequest): Promise<PortalResponse> => {
    try {
      return await handle(request);
    } catch (error) {
      if (!isInvalidLink(error)) throw error;
      toErrorResponse(error, requestLogger(request));
      return invalidLinkPage(request);
    }
  };
