import type { Services } from '../context';
import type { JobPayloads } from '../jobs';
import { sendPasswordReset } from '../modules/auth/passwordReset';
import { sendCardRequest } from '../modules/client-cards/askForCard';
import { sendAddressLetter } from '../modules/client-accounts/address/send';
import { sendPasswordLink } from '../modules/client-accounts/passwordLinks';
import { answerPasswordRequest } from '../modules/client-accounts/passwords';
import { sendSignUp } from '../modules/client-accounts/sign-up/send';
import { sendClientMail } from '../modules/client-mails/send';
import { sendDomainInstructions } from '../modules/domains/changes/forward';
import { sendEmailChange } from '../modules/my-account/email-change/send';
import { sendInvitation } from '../modules/operators/sendInvitation';
import { mailReceipt } from '../modules/payments/receipt';
import { refusalOfMail, uncountNotification } from './dailyCaps';
import { makeMailer, type Mailer } from './mailer';
import { isMailTemplate } from './templates';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Counted here, because counting in the notifying transaction would make others wait for it while they hold locks. */
const isBeyondCap = async (
  { database }: Services,
  { companyId, recipient }: NonNullable<JobPayloads['send-mail']['notified']>,
): Promise<boolean> =>
  database.inCompany(
    companyId,
    async (db) => (await refusalOfMail(db, companyId, 'notification', recipient)) !== null,
  );

/** The job behind emails of Livery to operators. */
export async function sendMail(
  services: Services,
  mailer: Mailer,
  { to, template, values, notified }: JobPayloads['send-mail'],
): Promise<void> {
  if (!isMailTemplate(template)) throw new Error(`There is no mail named ${template}.`);
  if (notified && (await isBeyondCap(services, notified))) return;
  try {
    await mailer.send(to, template, values);
  } catch (error) {
    if (notified) {
      const { companyId, recipient } = notified;
      await services.database.inCompany(companyId, (db) => uncountNotification(db, companyId, recipient));
    }
    throw error;
  }
}

/** Begins to work the queues that end in a mail. */
export async function startMail(services: Services, announce: (line: string) => void = print): Promise<void> {
  const { jobs, settings } = services;
  const mailer = makeMailer(settings, announce);
  await jobs.work('send-mail', (mail) => sendMail(services, mailer, mail));
  await jobs.work('send-password-reset', (asked) => sendPasswordReset(services, mailer, asked));
  await jobs.work('send-invitation', ({ companyId, invitationId }) =>
    sendInvitation(services, mailer, companyId, invitationId),
  );
  await jobs.work('send-email-change', (mail) => sendEmailChange(services, mailer, mail));
  await jobs.work('send-card-request', (request) => sendCardRequest(services, mailer, request));
  await jobs.work('send-receipt', (receipt) => mailReceipt(services, mailer, receipt));
  await jobs.work('send-domain-instructions', (mail) => sendDomainInstructions(services, mailer, mail));
  await jobs.work('send-client-mail', (mail) => sendClientMail(services, mailer, mail));
  await jobs.work('send-client-sign-up', (signUp) => sendSignUp(services, mailer, signUp));
  await jobs.work('send-client-password', (request) => answerPasswordRequest(services, request));
  await jobs.work('send-address-letter', (mail) => sendAddressLetter(services, mailer, mail));
  await jobs.work('send-password-link', (mail) => sendPasswordLink(services, mailer, mail));
}
