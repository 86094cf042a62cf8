import { DomainError } from '../../lib/errors';

export const nothingToPublishError = (version: number): DomainError =>
  new DomainError('CONFLICT', `Nothing has changed since version ${version} was published.`);
