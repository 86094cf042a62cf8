import * as z from 'zod';
import { type Db, enforceDailyCap, runOnce } from '../../../platform';
import { isCompanyActionAllowed } from '../../../company';
import { clientFieldSchemas } from '../../../clients';
import { DomainError } from '../../../lib/errors';
import { emailKey } from '../../../lib/emailAddress';
import { newId } from '../../../lib/ids';
import { parseInput } from '../../../lib/parseInput';
import { limitEmails } from '../passwords';
import { findPublishedPlan } from '../snapshotPlan';
import type { Visit } from '../visit';
import { insertSignUp } from './signUp.repository';

export interface SignUpForm {
  name: string;
  email: string;
  /** Empty if the client has not chosen a plan. */
  planId: string;
  isYearly: boolean;
  key: string;
}

const signUpInput = z.object({ name: clientFieldSchemas.name, email: clientFieldSchemas.email });

const signUpClosedError = () => new DomainError('FORBIDDEN', 'Signing up is closed here.');

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
