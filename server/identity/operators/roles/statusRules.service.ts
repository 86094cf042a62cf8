import { authorize, type CompanyStatusRule, type Context } from '../../../platform';
import { allowedActions, type Action } from '../../../../contract/permissions';
import { companyStatuses, type CompanyAction } from '../../../../contract/enums';

const actionNames: Readonly<Record<Action, CompanyAction>> = {
  shell: 'ViewStatus',
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

/** Returns the actions that `authorize` allows for each company status. */
export function listCompanyStatusRules(ctx: Context): CompanyStatusRule[] {
  authorize(ctx.viewer, null, 'shell');
  return companyStatuses.map((status) => ({
    status,
    allows: allowedActions[status].map((action) => actionNames[action]),
  }));
}
