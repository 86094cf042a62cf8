import { randomBytes } from 'node:crypto';
import type { Database, Viewer } from '../platform';
import { newId } from '../lib/ids';
import { defaultPermissions } from '../../contract/permissions';
import type { CompanyRow, OperatorRow } from './factories';

/** Creates a session for an operator, and returns the viewer of that session. */
export async function createViewer(
  database: Database,
  company: CompanyRow,
  operator: OperatorRow,
): Promise<Viewer> {
  const sessionId = newId();
  await database.inCompany(company.id, (db) =>
    db.query(
      `insert into sessions (company_id, id, operator_id, refresh_token_hash, remember_me, expires_at)
       values ($1, $2, $3, $4, false, now() + interval '30 days')`,
      [company.id, sessionId, operator.id, randomBytes(32)],
    ),
  );
  return {
    companyId: company.id,
    companyStatus: company.status,
    operatorId: operator.id,
    operatorStatus: operator.status,
    name: operator.name,
    email: operator.email,
    role: operator.role,
    permissions: new Set(defaultPermissions[operator.role]),
    mustSetUpTwoFactor: false,
    sessionId,
  };
}
