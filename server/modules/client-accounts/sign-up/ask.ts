import * as z from 'zod';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../errors';
import { emailKey } from '../../../lib/emailAddress';
import { newId } from '../../../lib/ids';
import { parseInput } from '../../../lib/parseInput';
import { capMail } from '../../../mail/dailyCaps';
import { onlyOnce } from '../../idempotency/onlyOnce';
import { ownFields } from '../../clients/fields';
import { companyMay } from '../../company/companyMay';
import { limitMails } from '../passwords';
import { publishedPlan } from '../snapshotPlan';
import type { Visit } from '../visit';
import { insertSignUp } from './sql';

export interface SignUpForm {
  name: string;
  email: string;
  /** Empty for none yet. */
  planId: string;
  isYearly: boolean;
  key: string;
}

const signUpInput = z.object({ name: ownFields.name, email: ownFields.email });

const closed = () => new DomainError('FORBIDDEN', 'Signing up is closed here.');

/** Who may sign up, by what is published and by the company's own status. */
export async function refuseClosed(db: Db, { snapshot, companyId }: Visit): Promise<void> {
  if (!snapshot.branding.isSignUpOpen || !(await companyMay(db, companyId, 'serveClients'))) throw closed();
}

/** Says and does the same for every address: whether a client has it already, only the job looks up. */
export async function askToSignUp(visit: Visit, form: SignUpForm): Promise<void> {
  const { services, companyId, snapshot } = visit;
  const { name, email } = parseInput(signUpInput, { name: form.name, email: form.email });
  await limitMails(visit, emailKey(email));
  const planId = publishedPlan(snapshot, form.planId)?.id ?? null;
  const signUp = { name, email, planId, isYearly: form.isYearly };
  const press = { key: form.key, operation: 'clientSignUp', request: signUp };
  await services.database.inCompany(companyId, async (db) => {
    await refuseClosed(db, visit);
    await onlyOnce(db, companyId, press, async () => {
      await capMail(db, companyId, 'client-sign-up', emailKey(email));
      const id = newId();
      await insertSignUp(db, companyId, { id, ...signUp });
      await services.jobs.enqueue(db, 'send-client-sign-up', { companyId, signUpId: id });
      return id;
    });
  });
}
