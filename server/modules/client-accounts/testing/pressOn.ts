import type { Services } from '../../../context';
import { newCompanyToken } from '../../../lib/companyToken';
import { newId } from '../../../lib/ids';
import { publishedSnapshot } from '../../deployments/snapshotSql';
import { readSnapshot } from '../../deployments/snapshot';
import { beginOwnPlan } from '../self-service/begin';
import { readOverview } from '../self-service/overview';
import { findSession } from '../sessions';
import { signIn } from '../signIn';
import { finishSignUp } from '../sign-up/finish';
import { setSignUpToken } from '../sign-up/sql';
import type { Visit } from '../visit';

const password = 'quite a long password';

async function visitOf(services: Services, companyId: string): Promise<Visit> {
  const snapshot = await services.database.inCompany(companyId, async (db) => {
    const site = await publishedSnapshot(db, companyId);
    return site && readSnapshot(db, companyId, site.snapshotId);
  });
  if (!snapshot) throw new Error('Nothing is published.');
  return { services, companyId, snapshot, caller: { requestId: 't', ipAddress: '::1', userAgent: null } };
}

/** The token of a session: by the mail that waits, or by the password where that has been chosen. */
async function enter(visit: Visit): Promise<string> {
  const { services, companyId } = visit;
  const { token, hash } = newCompanyToken(companyId);
  const waiting = await services.database.inCompany(companyId, async (db) => {
    const { rows } = await db.query<{ id: string }>('select id from client_sign_ups where client_id is null');
    if (rows[0]) await setSignUpToken(db, companyId, rows[0].id, hash);
    return rows.length > 0;
  });
  const email = 'ada@client.test';
  const entered = waiting
    ? (await finishSignUp(visit, { token, password, agreed: { text: '', isGiven: false }, priceVersion: 1 }))
        .token
    : await signIn(visit, { email, password });
  if (!entered) throw new Error('Nobody came in.');
  return entered;
}

/** What somebody who signs up does from the mail to a plan that has begun, as far as it is not done yet. */
export async function pressOn(services: Services, companyId: string): Promise<void> {
  const visit = await visitOf(services, companyId);
  const session = await findSession(services, companyId, await enter(visit));
  const [plan] = visit.snapshot.plans;
  if (!session || !plan) throw new Error('There is nothing to begin.');
  const { billing } = await readOverview({ ...visit, session });
  if (billing.subscription) return;
  const form = { planId: plan.id, isYearly: false, priceVersion: plan.priceVersion, card: 'sandbox_pays' };
  await beginOwnPlan({ ...visit, session }, { ...form, key: newId() });
}
