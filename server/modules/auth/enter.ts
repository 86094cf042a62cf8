import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { spellingKey } from '../../lib/emailAddress';
import type { AuditChange } from '../audit/service';
import { markDevice } from './deviceMarks';
import { beginSession, type BegunSession } from './beginSession';
import { secondStepNeeded, type FirstStep } from './challenge';
import { linkGoogle } from './linkGoogle';
import type { AccountRow } from './sql';

/** Signs in whoever has proved who they are; where two-factor is on, the first step alone never does. */
export async function enter(
  db: Db,
  ctx: Context,
  account: AccountRow,
  first: FirstStep,
  second: 'Code' | 'RecoveryCode' | null = null,
): Promise<BegunSession> {
  const { companyId, googleSubject, rememberMe } = first;
  // Google confirms the owner of the address; a second factor from before that may be another person's.
  const isOwners = account.address_proved_at !== null || googleSubject === null;
  if (account.two_factor_at && isOwners && !second)
    throw await secondStepNeeded(ctx.services, account, first);
  if (googleSubject && !account.google_subject) await linkGoogle(db, ctx, companyId, account, googleSubject);
  markDevice(ctx.services.settings, ctx.device, spellingKey(account.email));
  return beginSession(db, ctx, {
    companyId,
    operator: account,
    rememberMe,
    action: 'operator.signedIn',
    changes: second ? stepsTaken(first, second) : undefined,
  });
}

const stepsTaken = ({ by }: FirstStep, second: string): AuditChange[] => [
  { field: 'firstStep', before: null, after: by },
  { field: 'secondStep', before: null, after: second },
];
