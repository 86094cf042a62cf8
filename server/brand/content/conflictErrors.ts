import { DomainError } from '../../lib/errors';

interface LastChange {
  updatedBy: string | null;
  updatedAt: Date | null;
}

/** Returns the error for an update that would overwrite an unseen change. */
export const staleError = (label: string, { updatedBy, updatedAt }: LastChange): DomainError =>
  new DomainError(
    'CONFLICT',
    `${updatedBy ?? 'Another operator'} has changed this ${label} since you opened it.`,
    {
      conflict: { kind: 'Stale', changedBy: updatedBy, changedAt: updatedAt ?? new Date() },
    },
  );

export const nothingToPublishError = (version: number): DomainError =>
  new DomainError('CONFLICT', `Nothing has changed since version ${version} was published.`);
