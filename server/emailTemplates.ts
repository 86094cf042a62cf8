import type { EmailTemplate, EmailTemplates } from './platform';
import { companyEmails } from './company';
import { accountChangeEmails, securityEmails, teamEmails } from './identity';
import { domainEmails } from './brand';
import { clientEmails } from './clients';
import { billingCardEmails, platformFeeEmails } from './billing';
import { notificationEmails } from './insights';

/** Every email by its kind. */
export const emailTemplates = {
  ...notificationEmails,
  ...accountChangeEmails,
  ...billingCardEmails,
  ...platformFeeEmails,
  ...clientEmails,
  ...domainEmails,
  ...companyEmails,
  ...securityEmails,
  ...teamEmails,
} as const satisfies EmailTemplates;

export const isEmailTemplate = (name: string): name is EmailTemplate => Object.hasOwn(emailTemplates, name);
