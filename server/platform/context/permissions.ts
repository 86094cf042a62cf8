import type { Viewer } from './context';
import { conflict, DomainError } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';
import { companyStatuses, type CompanyStatus, type Permission } from '../../../contract/enums';
import { statusAllows, type Action } from '../../../contract/permissions';

/** Returns an SQL condition that is true if the company status in `column` allows the action. */
export const statusAllowsSql = (column: string, action: Action): string => {
  const allowedStatuses = companyStatuses.filter((status) => statusAllows(status, action));
  return `${column} in (${allowedStatuses.map((status) => `'${status}'`).join(', ')})`;
};

const statusErrors: Readonly<Record<CompanyStatus, (action: Action) => DomainError>> = {
  Pending: () => new DomainError('COMPANY_PENDING', t('Finish setting up your company first.')),
  Active: (action) =>
    conflict(action === 'reopen' ? t('Your company is not closed.') : t('Your company is already set up.')),
  Cancelled: () =>
    new DomainError('COMPANY_CANCELLED', t('Your company is closed, so you can’t make changes.')),
  Blocked: () => new DomainError('COMPANY_BLOCKED', t('Your company is blocked.')),
};

export function requireAllowedStatus(status: CompanyStatus, action: Action): void {
  if (!statusAllows(status, action)) throw statusErrors[status](action);
}

export const canPerform = (
  { permissions, companyStatus }: Pick<Viewer, 'permissions' | 'companyStatus'>,
  required: Permission,
  action: Action,
): boolean => permissions.has(required) && statusAllows(companyStatus, action);

/**
 * Returns the viewer if they have the required role or permission and the company's status allows the action.
 * Otherwise throws `UNAUTHENTICATED`, `TWO_FACTOR_SETUP_REQUIRED`, `FORBIDDEN` or an error of the status.
 */
export function authorize(
  viewer: Viewer | null,
  required: Permission | 'Admin' | null,
  action: Action,
): Viewer {
  if (!viewer) throw new DomainError('UNAUTHENTICATED', t('Sign in to continue.'));
  if (viewer.mustSetUpTwoFactor && action !== 'shell') {
    throw new DomainError(
      'TWO_FACTOR_SETUP_REQUIRED',
      t('Your company requires two-factor authentication. Set it up to continue.'),
    );
  }
  if (required === 'Admin' && viewer.role !== 'Admin')
    throw new DomainError('FORBIDDEN', t('Only an Admin of your company can do this.'));
  if (required && required !== 'Admin' && !viewer.permissions.has(required)) {
    throw new DomainError('FORBIDDEN', t('You don’t have access to this. Ask an Admin of your company.'));
  }
  requireAllowedStatus(viewer.companyStatus, action);
  return viewer;
}
