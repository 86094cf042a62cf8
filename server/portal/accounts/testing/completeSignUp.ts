import type { Services } from '../../../platform';
import { publishedSnapshot, readSnapshot } from '../../../brand';
import { newCompanyToken } from '../../../lib/companyToken';
import { newId } from '../../../lib/ids';
import { startOwnPlan } from '../self-service/startPlan';
import { readOverview } from '../self-service/overview';
import { findSession } from '../sessions';
import { signIn } from '../signIn';
import { finishSignUp } from '../sign-up/finish';
import { setSignUpToken } from '../sign-up/signUp.repository';
import type { Visit } from '../visit';

const password = 'quite a long password';

async function createVisit(services: Services, companyId: string): Promise<Visit> {
  const snapshot = await services.database.inCompany(companyId, async (db) => {
    const published = await publishedSnapshot(db, companyId);
    return published && readSnapshot(db, companyId, published.snapshotId);
  });
  if (!snapshot) throw new Error('Nothing is published.');
  return { services, companyId, snapshot, caller: { requestId: 't', ipAddress: '::1', userAgent: null } };
}

/** Finishes the pending sign-up, or signs in if it is already finished. Returns the session token. */
async function createSession(visit: Visit): Promise<string> {
  const { services, companyId } = visit;
  const { token, hash } = newCompanyToken(companyId);
  const hasPendingSignUp = await services.database.inCompany(companyId, async (db) => {
    const { rows } = await db.query<{ id: string }>('select id from client_sign_ups where client_id is null');
    if (rows[0]) await setSignUpToken(db, companyId, rows[0].id, hash);
    return rows.length > 0;
  });
  const email = 'ada@client.test';
  const sessionToken = hasPendingSignUp
    ? (await finishSignUp(visit, { token, password, agreed: { text: '', isGiven: false }, priceVersion: 1 }))
        .token
    : await signIn(visit, { email, password });
  if (!sessionToken) throw new Error('The client could not sign in.');
  return sessionToken;
}

/** Completes a sign-up from its email to a started plan, and skips the steps that are already done. */
export async function completeSignUp(services: Services, companyId: string): Promise<void> {
  const visit = await createVisit(services, companyId);
  const session = await findSession(services, companyId, await createSession(visit));
  const [plan] = visit.snapshot.plans;
  if (!session || !plan) throw new Error('There is no session or plan.');
  const { billing } = await readOverview({ ...visit, session });
  if (billing.subscription) return;
  const form = { planId: plan.id, isYearly: false, priceVersion: plan.priceVersion, card: 'sandbox_pays' };
  await startOwnPlan({ ...visit, session }, { ...form, key: newId() });
}
