import { DomainError } from '../../lib/errors';
import { errorCode } from '../../lib/errorCode';

/**
 * Thrown if code inside a transaction queries the database directly instead of through the transaction. Uses
 * the code of PostgreSQL's `lock_not_available`.
 */
export class NestedUseError extends Error {
  readonly code = '55P03';

  constructor() {
    super('A transaction used the database instead of the transaction.');
    this.name = 'NestedUseError';
  }
}

/** Thrown on commit if a statement failed and the caller ignored its error. */
export class AbortedTransactionError extends Error {
  readonly code = '25P02';

  constructor() {
    super('The transaction was rolled back, because one of its statements had failed.');
    this.name = 'AbortedTransactionError';
  }
}

const outOfResourcesStates = ['53100', '53200'];

/** Returns whether a valid statement failed because disk or memory was full. */
export const isOutOfResources = (error: unknown): boolean => outOfResourcesStates.includes(errorCode(error));

export const unavailable = (): DomainError =>
  new DomainError(
    'UNAVAILABLE',
    'The database is away or too busy at the moment. Try again in a few seconds.',
  );

export const outcomeUnknown = (): DomainError =>
  new DomainError(
    'UNAVAILABLE',
    'The database went away while this was being saved. Look whether it was saved before trying again.',
  );
