import { accountChangeEmails } from './identity/my-account/accountChangeEmails';
import { billingEmails } from './billing/payments/billingEmails';
import { clientEmails } from './clients/emails/clientEmails';
import { companyEmails } from './company/companyEmails';
import { domainEmails } from './brand/domains/domainEmails';
import { securityEmails } from './identity/auth/securityEmails';
import { teamEmails } from './identity/operators/teamEmails';
import { notificationEmails } from './insights/notifications/notificationEmail';
import type { EmailTemplate } from './platform/mail/dailyCaps';
import type { EmailTemplates } from './platform/mail/mailer';

/** Every email by its kind. */
export const emailTemplates = {
  ...notificationEmails,
  ...accountChangeEmails,
  ...billingEmails,
  ...clientEmails,
  ...domainEmails,
  ...companyEmails,
  ...securityEmails,
  ...teamEmails,
} as const satisfies EmailTemplates;


export const isEmailTemplate = (name: string): name is EmailTemplate => Object.hasOwn(emailTemplates, name);
