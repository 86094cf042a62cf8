import type { Context } from '../../context';
import { allowedBy, authorise, type Action } from '../../permissions';
import type { CompanyAction, CompanyStatus, CompanyStatusRule } from '../../schema.generated';

const actionNames: Readonly<Record<Action, CompanyAction>> = {
  shell: 'SeeStatus',
  read: 'Read',
  write: 'Change',
  export: 'Export',
  pay: 'Pay',
  charge: 'ChargeClients',
  serveClients: 'ServeClients',
  finish: 'Finish',
  onboard: 'SetUp',
  reopen: 'Reopen',
};

const statuses = Object.keys(allowedBy) as CompanyStatus[];

/** Returns the rules that `authorise` checks, for display. */
export function listCompanyStatusRules(ctx: Context): CompanyStatusRule[] {
  authorise(ctx.viewer, null, 'shell');
  return statuses.map((status) => ({
    status,
    allows: allowedBy[status].map((action) => actionNames[action]),
  }));
}
