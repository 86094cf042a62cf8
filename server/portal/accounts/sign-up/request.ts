import * as z from 'zod';
import {
  type Db,
  enforceDailyCap,
  type JobPayloads,
  type Mailer,
  runOnce,
  type Services,
} from '../../../platform';
import { isCompanyActionAllowed } from '../../../company';
import { brandOf, findPortalUrl } from '../../../brand';
import { clientFieldSchemas } from '../../../clients';
import { newCompanyToken } from '../../../lib/companyToken';
import { DomainError } from '../../../lib/errors';
import { emailKey } from '../../../lib/emailAddress';
import { t } from '../../../lib/i18n/i18n';
import { newId } from '../../../lib/ids';
import { parseInput } from '../../../lib/input';
import { accountByEmail } from '../account.repository';
import { emailPasswordLink } from '../passwordLinks';
import { limitEmails } from '../passwords';
import { findPublishedPlan } from '../snapshotPlan';
import type { Visit } from '../visit';
import { dropSignUp, insertSignUp, setSignUpToken, signUpById, type SignUpRow } from './signUp.repository';

export interface SignUpForm {
  name: string;
  email: string;
  /** Empty if the client has not chosen a plan. */
  planId: string;
  isYearly: boolean;
  key: string;
}

const signUpInput = z.object({ name: clientFieldSchemas.name, email: clientFieldSchemas.email });

const signUpClosedError = () => new DomainError('FORBIDDEN', t('Sign-up is closed.'));

/** Throws `FORBIDDEN` if the published brand or the company's status does not allow sign-ups. */
export async function assertSignUpOpen(db: Db, { snapshot, companyId }: Visit): Promise<void> {
  if (!snapshot.branding.isSignUpOpen || !(await isCompanyActionAllowed(db, companyId, 'serveClients')))
    throw signUpClosedError();
}

/**
 * Requests a sign-up. Responds the same for every address, because only the job checks whether a client
 * already has it. This prevents account enumeration.
 */
export async function requestSignUp(visit: Visit, form: SignUpForm): Promise<void> {
  const { services, companyId, snapshot } = visit;
  const { name, email } = parseInput(signUpInput, { name: form.name, email: form.email });
  await limitEmails(visit, emailKey(email));
  const planId = findPublishedPlan(snapshot, form.planId)?.id ?? null;
  const signUp = { name, email, planId, isYearly: form.isYearly };
  const idempotency = { key: form.key, operation: 'clientSignUp', request: signUp };
  await services.database.inCompany(companyId, async (db) => {
    await assertSignUpOpen(db, visit);
    await runOnce(db, companyId, idempotency, async () => {
      await enforceDailyCap(db, companyId, 'client-sign-up', emailKey(email));
      const id = newId();
      await insertSignUp(db, companyId, { id, ...signUp });
      await services.jobs.enqueue(db, 'send-client-sign-up', { companyId, signUpId: id });
      return id;
    });
  });
}

/**
 * Drops the sign-up, queues an email with a password link and returns true if a client already has the
 * address.
 */
async function redirectExistingClient(
  db: Db,
  services: Services,
  companyId: string,
  { id, email }: SignUpRow,
): Promise<boolean> {
  const account = await accountByEmail(db, companyId, email);
  if (!account) return false;
  await dropSignUp(db, companyId, id);
  await emailPasswordLink(db, services, companyId, account.id, 'client-known');
  return true;
}

/**
 * Runs the job of a sign-up request: emails a link to finish it, or a password link to an existing client.
 */
export async function sendSignUp(
  services: Services,
  mailer: Mailer,
  { companyId, signUpId }: JobPayloads['send-client-sign-up'],
): Promise<void> {
  const { token, hash } = newCompanyToken(companyId);
  const prepared = await services.database.inCompany(companyId, async (db) => {
    // Blocked companies send no emails.
    if (!(await isCompanyActionAllowed(db, companyId, 'finish'))) return null;
    const signUp = await signUpById(db, companyId, signUpId);
    const portalUrl = await findPortalUrl(db, services.settings, companyId);
    if (!signUp || !portalUrl || (await redirectExistingClient(db, services, companyId, signUp))) return null;
    await setSignUpToken(db, companyId, signUpId, hash);
    return { signUp, site: portalUrl, brand: await brandOf(db, services.settings, companyId) };
  });
  if (!prepared) return;
  const { signUp, site: portalUrl, brand } = prepared;
  const { companyName, title, colour, email: replyTo } = brand;
  const link = `${portalUrl}/sign-up/finish?token=${token}`;
  const values = { clientName: signUp.name, companyName, link };
  await mailer.send(signUp.email, 'client-sign-up', values, { title, colour, replyTo });
}
