import * as z from 'zod';
import { badInput, DomainError } from '../../../errors';
import { emailKey } from '../../../lib/emailAddress';
import { parseInput } from '../../../lib/parseInput';
import { capMail } from '../../../mail/dailyCaps';
import { ownFields } from '../../clients/fields';
import { limitMails } from '../passwords';
import { provePassword } from '../signIn';
import { ownDoer, type ClientVisit } from '../visit';

const addressInput = z.object({ email: ownFields.email });

const asField = (error: unknown): never => {
  const isWrong = error instanceof DomainError && error.code === 'INVALID_CREDENTIALS';
  throw isWrong ? badInput({ password: 'This is not your password.' }) : error;
};

/** Says and does the same for every address: whether another client has it, only the job looks up. */
export async function askForAddress(
  visit: ClientVisit,
  typed: { email: string; password: string },
): Promise<void> {
  const { services, companyId, session } = visit;
  ownDoer(visit);
  const { email } = parseInput(addressInput, { email: typed.email });
  if (emailKey(email) === emailKey(session.clientEmail)) {
    throw badInput({ email: 'You have this address already.' });
  }
  await provePassword(visit, { email: session.clientEmail, password: typed.password }).catch(asField);
  await limitMails(visit, emailKey(email));
  await services.database.inCompany(companyId, async (db) => {
    await capMail(db, companyId, 'client-address', session.clientId);
    await services.jobs.enqueue(db, 'send-address-letter', {
      companyId,
      clientId: session.clientId,
      to: email,
      letter: 'client-address',
    });
  });
}
