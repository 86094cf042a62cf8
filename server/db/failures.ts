import { DomainError } from '../errors';
import { errorCode } from './errorCode';

/** Wrong use of the database, found where it is written. Carries PostgreSQL's own code for an object in use. */
export class NestedUseError extends Error {
  readonly code = '55P03';

  constructor() {
    super('The database was used from inside one of its own transactions: use the transaction itself.');
    this.name = 'NestedUseError';
  }
}

/** A write was asked to commit after one of its statements had failed and been ignored. */
export class AbortedTransactionError extends Error {
  readonly code = '25P02';

  constructor() {
    super('The transaction was rolled back, because one of its statements had failed.');
    this.name = 'AbortedTransactionError';
  }
}

const roomIsLacking = ['53100', '53200'];

/** Whether there was no room, on the disk or in memory, for something that is right in itself. */
export const lacksRoom = (error: unknown): boolean => roomIsLacking.includes(errorCode(error));

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
