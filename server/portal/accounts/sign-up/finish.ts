import { type AuditContext, type Db, writeAuditEvent } from '../../../platform';
import { hashPassword, resetPasswordInput } from '../../../identity';
import { findPortalUrl, type SnapshotPlan } from '../../../brand';
import { addClients, enqueueClientEmail, publishClientChange } from '../../../clients';
import { beginSubscription, needsCard } from '../../../billing';
import { badInput } from '../../../lib/errors';
import { language, t } from '../../../lib/i18n/i18n';
import { newId } from '../../../lib/ids';
import { parseInput } from '../../../lib/input';
import { setPassword } from '../account.repository';
import { saveAgreements, assertAgreed, signUpAgreements } from '../agreements';
import { readLinkHash, invalidLinkError } from '../passwords';
import { openSession } from '../sessions';
import { rememberBrowser } from '../signIn';
import { findPublishedPlan, publishedPrice } from '../snapshotPlan';
import { clientActor, type Visit } from '../visit';
import { assertSignUpOpen } from './request';
import { lockSignUp, setSignedUp, signUpByHash, type SignUpRow } from './signUp.repository';

export interface OpenSignUp {
  name: string;
  email: string;
  /** The chosen plan, or null if none was chosen or it is no longer offered. */
  plan: SnapshotPlan | null;
  isYearly: boolean;
}

const chosenPlan = ({ snapshot }: Visit, { planId, isYearly }: SignUpRow) => {
  const plan = findPublishedPlan(snapshot, planId);
  return { plan, isYearly: isYearly && plan?.yearlyPrice !== null };
};

async function findSignUp({ services, companyId }: Visit, hash: Buffer): Promise<SignUpRow> {
  const signUp = await services.database.inCompany(companyId, (db) => signUpByHash(db, companyId, hash));
  if (!signUp) throw invalidLinkError();
  return signUp;
}

/**
 * Returns the sign-up of an emailed link. Throws `BAD_USER_INPUT` for field `token` if the link is used or
 * expired.
 */
export async function readSignUp(visit: Visit, token: string): Promise<OpenSignUp> {
  const signUp = await findSignUp(visit, await readLinkHash(visit, token));
  return { name: signUp.name, email: signUp.email, ...chosenPlan(visit, signUp) };
}

export interface FinishForm {
  token: string;
  password: string;
  agreed: { text: string; isGiven: boolean };
  /** The price version that the page showed. A plan with a newer price does not start automatically. */
  priceVersion: number;
}

export interface SignUpResult {
  /** The token of the new session. */
  token: string;
  /** The plan that the client must still start by adding a card or confirming. Null if there is none. */
  plan: SnapshotPlan | null;
  isYearly: boolean;
}

async function addClient(db: Db, companyId: string, { name, email, planId }: SignUpRow): Promise<string> {
  const id = newId();
  const client = { id, name, email, planId, language: language(), tags: [], createdAt: null };
  const obstacles = await addClients(db, companyId, [{ ...client, status: 'Invited', source: 'SelfSignup' }]);
  // Only the recipient of the email can open this link, so the message does not reveal the account to others.
  if (obstacles.has(id))
    throw badInput({ token: t('You already have an account with this address. Sign in.') });
  return id;
}

async function auditSignUp(
  db: Db,
  actor: AuditContext,
  clientId: string,
  signUp: SignUpRow,
  plan: SnapshotPlan | null,
) {
  await writeAuditEvent(db, actor, {
    action: 'client.signedUp',
    targetType: 'Client',
    targetId: clientId,
    targetLabel: signUp.name,
    changes: [
      { field: 'name', before: null, after: signUp.name },
      { field: 'email', before: null, after: signUp.email },
      { field: 'plan', before: null, after: plan?.name },
    ],
  });
}

/**
 * Starts the plan if it needs no card and its price is unchanged. Returns whether it started. If not, the
 * client starts it on the next page.
 */
async function startPlanWithoutCard(
  db: Db,
  { services, companyId }: Visit,
  actor: AuditContext,
  terms: { clientId: string; plan: SnapshotPlan; isYearly: boolean; priceVersion: number },
): Promise<boolean> {
  const { clientId, plan, isYearly, priceVersion } = terms;
  const price = publishedPrice(plan);
  const subscriptionTerms = { clientId, planId: plan.id, isYearly, withTrial: true, shownPrice: price };
  if (plan.priceVersion !== priceVersion || needsCard(price, subscriptionTerms)) return false;
  return (await beginSubscription(db, services, companyId, subscriptionTerms, actor)) === null;
}

/**
 * Creates the client with account, agreements and session in one transaction, welcomes them by email and
 * notifies operators. Starts the chosen plan if it needs no card and its price is unchanged.
 */
export async function finishSignUp(visit: Visit, form: FinishForm): Promise<SignUpResult> {
  const { services, companyId, snapshot } = visit;
  const hash = await readLinkHash(visit, form.token);
  await findSignUp(visit, hash);
  const pages = signUpAgreements(snapshot);
  const { password } = parseInput(resetPasswordInput, { password: form.password });
  assertAgreed(pages, form.agreed);
  const passwordHash = await hashPassword(password);
  return services.database.inCompany(companyId, async (db) => {
    await assertSignUpOpen(db, visit);
    const signUp = await lockSignUp(db, companyId, hash);
    if (!signUp) throw invalidLinkError();
    const { plan, isYearly } = chosenPlan(visit, signUp);
    const clientId = await addClient(db, companyId, { ...signUp, planId: plan?.id ?? null });
    const actor = clientActor(visit, { id: clientId, name: signUp.name });
    await setSignedUp(db, companyId, signUp.id, clientId);
    await setPassword(db, companyId, clientId, passwordHash);
    await saveAgreements(db, visit, clientId, pages);
    await auditSignUp(db, actor, clientId, signUp, plan);
    await publishClientChange(db, companyId, 'Created', [clientId]);
    await db.publish({
      type: 'clientsAdded',
      companyId,
      source: 'SignedUp',
      subjectId: clientId,
      label: signUp.name,
      count: 1,
      actorId: null,
      actorName: null,
    });
    const portalUrl = await findPortalUrl(db, services.settings, companyId);
    if (portalUrl)
      await enqueueClientEmail(db, services, companyId, clientId, 'client-welcome', () => ({
        link: `${portalUrl}/sign-in`,
      }));
    rememberBrowser(visit, signUp.email);
    const token = await openSession(db, visit, clientId);
    const terms = plan && { clientId, plan, isYearly, priceVersion: form.priceVersion };
    const isDone = terms === null || (await startPlanWithoutCard(db, visit, actor, terms));
    return { token, plan: isDone ? null : plan, isYearly };
  });
}
