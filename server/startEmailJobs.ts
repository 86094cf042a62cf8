import {
  checkDailyCap,
  createMailer,
  decrementNotificationCount,
  type JobPayloads,
  type Mailer,
  type Services,
} from './platform';
import { sendEmailChange, sendInvitation, sendPasswordReset } from './identity';
import { sendDomainInstructions } from './brand';
import { sendClientEmail } from './clients';
import { sendCardRequest, sendReceiptEmail } from './billing';
import { processPasswordRequest, sendAddressEmail, sendPasswordLink, sendSignUp } from './portal';
import { emailTemplates, isEmailTemplate } from './emailTemplates';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/**
 * Counts a notification and returns whether it is above the daily cap. Runs in the job, because counting in
 * the notifying transaction would block other transactions on the row of the count.
 */
const isAboveDailyCap = async (
  { database }: Services,
  { companyId, recipient }: NonNullable<JobPayloads['send-mail']['notified']>,
): Promise<boolean> =>
  database.inCompany(
    companyId,
    async (db) => (await checkDailyCap(db, companyId, 'notification', recipient)) !== null,
  );

/**
 * Runs the `send-mail` job, which emails operators in Livery's name. Drops a notification above the daily
 * cap. Rethrows a delivery error, after removing the notification from the daily count.
 */
export async function sendEmail(
  services: Services,
  mailer: Mailer,
  { to, template, values, notified }: JobPayloads['send-mail'],
): Promise<void> {
  if (!isEmailTemplate(template)) throw new Error(`Unknown email template: ${template}.`);
  if (notified && (await isAboveDailyCap(services, notified))) return;
  try {
    await mailer.send(to, template, values);
  } catch (error) {
    if (notified) {
      const { companyId, recipient } = notified;
      await services.database.inCompany(companyId, (db) =>
        decrementNotificationCount(db, companyId, recipient),
      );
    }
    throw error;
  }
}

export async function startEmailJobs(
  services: Services,
  announce: (line: string) => void = print,
): Promise<void> {
  const { jobs, settings } = services;
  const mailer = createMailer(settings, emailTemplates, announce);
  await jobs.work('send-mail', (email) => sendEmail(services, mailer, email));
  await jobs.work('send-password-reset', (request) => sendPasswordReset(services, mailer, request));
  await jobs.work('send-invitation', ({ companyId, invitationId }) =>
    sendInvitation(services, mailer, companyId, invitationId),
  );
  await jobs.work('send-email-change', (email) => sendEmailChange(services, mailer, email));
  await jobs.work('send-card-request', (request) => sendCardRequest(services, mailer, request));
  await jobs.work('send-receipt', (receipt) => sendReceiptEmail(services, mailer, receipt));
  await jobs.work('send-domain-instructions', (email) => sendDomainInstructions(services, mailer, email));
  await jobs.work('send-client-mail', (email) => sendClientEmail(services, mailer, email));
  await jobs.work('send-client-sign-up', (signUp) => sendSignUp(services, mailer, signUp));
  await jobs.work('send-client-password', (request) => processPasswordRequest(services, request));
  await jobs.work('send-address-letter', (email) => sendAddressEmail(services, mailer, email));
  await jobs.work('send-password-link', (email) => sendPasswordLink(services, mailer, email));
}
