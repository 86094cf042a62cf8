import type { AuditContext } from '../audit/audit.service';
import type { Services } from '../context/context';
import type { Db } from '../db/database';

/** Returns the audit context of the system, for jobs and other work without a session. */
export const systemContext = (companyId: string): AuditContext => ({
  viewer: null,
  caller: null,
  actor: { companyId, type: 'System', id: null, name: null },
});

/** The context of a job that runs in a transaction for the operator who requested it. */
export interface OnBehalf {
  db: Db;
  services: Services;
  companyId: string;
  operator: { operatorId: string; name: string };
  by: AuditContext;
}

export const onBehalfOf = (
  db: Db,
  services: Services,
  companyId: string,
  operator: OnBehalf['operator'],
): OnBehalf => ({
  ...{ db, services, companyId, operator },
  by: {
    viewer: null,
    caller: null,
    actor: { companyId, type: 'Operator', id: operator.operatorId, name: operator.name },
  },
});
