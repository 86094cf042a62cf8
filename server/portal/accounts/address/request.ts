import * as z from 'zod';
import { badInput, DomainError } from '../../../lib/errors';
import { emailKey } from '../../../lib/emailAddress';
import { parseInput } from '../../../lib/parseInput';
import { enforceDailyCap } from '../../../platform';
import { clientFieldSchemas } from '../../../clients';
import { limitEmails } from '../passwords';
import { verifyCredentials } from '../signIn';
import { requireClientActor, type ClientVisit } from '../visit';

const emailInput = z.object({ email: clientFieldSchemas.email });

const throwFieldError = (error: unknown): never => {
  const isWrongPassword = error instanceof DomainError && error.code === 'INVALID_CREDENTIALS';
  throw isWrongPassword ? badInput({ password: 'This is not your password.' }) : error;
};

/**
 * Verifies the password and queues the email that confirms an address change. Only the job checks whether
 * another client uses the address, so the response does not reveal it.
 */
export async function requestAddressChange(
  visit: ClientVisit,
  input: { email: string; password: string },
): Promise<void> {
  const { services, companyId, session } = visit;
  requireClientActor(visit);
  const { email } = parseInput(emailInput, { email: input.email });
  if (emailKey(email) === emailKey(session.clientEmail)) {
    throw badInput({ email: 'You have this address already.' });
  }
  await verifyCredentials(visit, { email: session.clientEmail, password: input.password }).catch(
    throwFieldError,
  );
  await limitEmails(visit, emailKey(email));
  await services.database.inCompany(companyId, async (db) => {
    await enforceDailyCap(db, companyId, 'client-address', session.clientId);
    await services.jobs.enqueue(db, 'send-address-letter', {
      companyId,
      clientId: session.clientId,
      to: email,
      letter: 'client-address',
    });
  });
}
