import { conflict, type DomainError } from '../../lib/errors';

export const nothingToPublishError = (version: number): DomainError =>
  conflict(`Nothing has changed since version ${version} was published.`);
