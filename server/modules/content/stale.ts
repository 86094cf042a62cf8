import { DomainError } from '../../errors';

interface LastChange {
  updatedBy: string | null;
  updatedAt: Date | null;
}

/** What was read before somebody else changed it: nothing is written over unseen. */
export const stale = (what: string, { updatedBy, updatedAt }: LastChange): DomainError =>
  new DomainError('CONFLICT', `${updatedBy ?? 'Somebody'} has changed this ${what} since you opened it.`, {
    conflict: { kind: 'Stale', changedBy: updatedBy, changedAt: updatedAt ?? new Date() },
  });

export const nothingToPublish = (version: number): DomainError =>
  new DomainError('CONFLICT', `Nothing has changed since version ${version} was published.`);
