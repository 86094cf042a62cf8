import type { Db } from '../../../db/database';
import { badInput } from '../../../errors';
import { publish } from '../../../events';
import { newId } from '../../../lib/ids';
import { parseInput } from '../../../lib/parseInput';
import { recordAudit, type Doer } from '../../audit/service';
import { resetPasswordInput } from '../../auth/input';
import { hashPassword } from '../../auth/passwords';
import { beginSubscription, needsCard } from '../../client-cards/begin';
import { mailClient } from '../../client-mails/mailClient';
import { addClients } from '../../clients/adding';
import type { SnapshotPlan } from '../../deployments/snapshot';
import { notify } from '../../notifications/notify';
import { setPassword } from '../accountSql';
import { keepAgreements, refuseUnagreed, toAgreeAtSignUp } from '../agreements';
import { markBrowser } from '../devices';
import { readLink, usedUp } from '../passwords';
import { openSession } from '../sessions';
import { siteAddress } from '../../deployments/siteAddress';
import { publishedPlan, shownPrice } from '../snapshotPlan';
import { clientDoer, type Visit } from '../visit';
import { refuseClosed } from './ask';
import { lockSignUp, setSignedUp, signUpByHash, type SignUpRow } from './sql';

export interface OpenSignUp {
  name: string;
  email: string;
  /** What was chosen, while it is on offer. */
  plan: SnapshotPlan | null;
  isYearly: boolean;
}

const chosenPlan = ({ snapshot }: Visit, { planId, isYearly }: SignUpRow) => {
  const plan = publishedPlan(snapshot, planId);
  return { plan, isYearly: isYearly && plan?.yearlyPrice !== null };
};

async function findSignUp({ services, companyId }: Visit, hash: Buffer): Promise<SignUpRow> {
  const signUp = await services.database.inCompany(companyId, (db) => signUpByHash(db, companyId, hash));
  if (!signUp) throw usedUp();
  return signUp;
}

/** What the link of the mail is about; BAD_USER_INPUT, field `token`, where it holds no longer. */
export async function readSignUp(visit: Visit, token: string): Promise<OpenSignUp> {
  const signUp = await findSignUp(visit, await readLink(visit, token));
  return { name: signUp.name, email: signUp.email, ...chosenPlan(visit, signUp) };
}

export interface FinishForm {
  token: string;
  password: string;
  agreed: { text: string; isGiven: boolean };
  /** Of the plan as the page showed it; what has changed since does not begin by itself. */
  priceVersion: number;
}

export interface SignedUp {
  /** Of their session. */
  token: string;
  /** What is still to be begun, with a card or by a press. */
  plan: SnapshotPlan | null;
  isYearly: boolean;
}

async function addClient(db: Db, companyId: string, { name, email, planId }: SignUpRow): Promise<string> {
  const id = newId();
  const client = { id, name, email, phone: null, country: null, planId, tags: [], note: null };
  const obstacles = await addClients(db, companyId, [
    { ...client, status: 'Invited', source: 'SelfSignup', externalId: null, createdAt: null },
  ]);
  // Only whoever reads the mails of this address hears of it.
  if (obstacles.has(id)) throw badInput({ token: 'You have an account with this address already. Sign in.' });
  return id;
}

async function keepRecord(db: Db, by: Doer, clientId: string, signUp: SignUpRow, plan: SnapshotPlan | null) {
  await recordAudit(db, by, {
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

/** A plan that needs no card begins at once, as the page said; whatever is in the way then shows on the next page. */
async function isBegun(
  db: Db,
  { services, companyId }: Visit,
  by: Doer,
  terms: { clientId: string; plan: SnapshotPlan; isYearly: boolean; priceVersion: number },
): Promise<boolean> {
  const { clientId, plan, isYearly, priceVersion } = terms;
  const shown = shownPrice(plan);
  const wanted = { clientId, planId: plan.id, isYearly, withTrial: true, shown };
  if (plan.priceVersion !== priceVersion || needsCard(shown, wanted)) return false;
  return (await beginSubscription(db, services, companyId, wanted, by)) === null;
}

/** Makes the client whose address the link has proved, with all that goes with it or with none of it. */
export async function finishSignUp(visit: Visit, form: FinishForm): Promise<SignedUp> {
  const { services, companyId, snapshot } = visit;
  const hash = await readLink(visit, form.token);
  await findSignUp(visit, hash);
  const pages = toAgreeAtSignUp(snapshot);
  const { password } = parseInput(resetPasswordInput, { password: form.password });
  refuseUnagreed(pages, form.agreed);
  const passwordHash = await hashPassword(password);
  return services.database.inCompany(companyId, async (db) => {
    await refuseClosed(db, visit);
    const signUp = await lockSignUp(db, companyId, hash);
    if (!signUp) throw usedUp();
    const { plan, isYearly } = chosenPlan(visit, signUp);
    const clientId = await addClient(db, companyId, { ...signUp, planId: plan?.id ?? null });
    const by = clientDoer(visit, { id: clientId, name: signUp.name });
    await setSignedUp(db, companyId, signUp.id, clientId);
    await setPassword(db, companyId, clientId, passwordHash);
    await keepAgreements(db, visit, clientId, pages);
    await keepRecord(db, by, clientId, signUp, plan);
    await publish(db, { type: 'clientChanged', companyId, kind: 'Created', ids: [clientId], count: 1 });
    await notify(db, services, companyId, {
      kind: 'ClientAdded',
      happened: [{ manner: 'SignedUp', subjectId: clientId, label: signUp.name }],
    });
    const site = await siteAddress(db, services.settings, companyId);
    if (site)
      await mailClient(db, services, companyId, clientId, 'client-welcome', { link: `${site}/sign-in` });
    markBrowser(visit, signUp.email);
    const token = await openSession(db, visit, clientId);
    const terms = plan && { clientId, plan, isYearly, priceVersion: form.priceVersion };
    const isDone = terms === null || (await isBegun(db, visit, by, terms));
    return { token, plan: isDone ? null : plan, isYearly };
  });
}
