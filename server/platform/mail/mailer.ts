import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withoutDirectionMarks } from '../../../contract/directionMarks';
import { removeContacts } from '../../lib/contactsInNames';
import { encodeEmailDomain } from '../../lib/emailAddress';
import { t } from '../../lib/i18n/i18n';
import type { Settings } from '../settings/settings';
import type { EmailTemplate } from './dailyCaps';
import {
  renderHtmlBody,
  renderTextBody,
  type EmailBrand,
  type EmailContent,
  type TemplateValues,
} from './emailContent';
import { isTlsDisabled } from '../settings/smtpAddress';

export type EmailTemplates = Readonly<Record<EmailTemplate, (values: TemplateValues) => EmailContent>>;

export interface Mailer {
  /** Sends an email in the name of the brand, or of Livery without a brand. */
  send(
    to: string,
    template: EmailTemplate,
    values: Readonly<Record<string, string>>,
    brand?: EmailBrand,
  ): Promise<void>;
}

const timeoutMs = 20_000;

type EmailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'isProduction'>;

/**
 * Creates a mailer that sends over SMTP. Without an SMTP URL, it writes emails to the data folder and
 * announces each file, with the email's link outside production.
 */
export function createMailer(
  settings: EmailSettings,
  templates: EmailTemplates,
  announce: (line: string) => void,
): Mailer {
  const deliver = settings.smtpUrl
    ? createSmtpDelivery(settings.smtpUrl, settings)
    : createFileDelivery(settings, announce);

  return {
    async send(to, template, values, requestedBrand) {
      const brand = requestedBrand && {
        ...requestedBrand,
        title: removeContacts(requestedBrand.title) || companyFallback(),
      };
      const { subject, ...body } = templates[template](withoutContactsInNames(values));
      const content = { ...body, subject: withoutDirectionMarks(subject) };
      await deliver({
        from: brand ? { name: brand.title, address: extractAddress(settings.mailFrom) } : settings.mailFrom,
        ...(brand ? { replyTo: { name: brand.title, address: encodeEmailDomain(brand.replyTo) } } : {}),
        // The recipient is an object, because nodemailer would split a string with commas into several
        // recipients.
        to: { name: '', address: encodeEmailDomain(to) },
        subject: content.subject,
        text: renderTextBody(content, brand),
        html: renderHtmlBody(content, brand),
        link: content.button?.link ?? null,
      });
    },
  };
}

const companyFallback = (): string => t('Unnamed company');

/** Fallbacks for names that consist only of contact details, which are removed. */
const nameFallbacks: Readonly<Record<string, () => string>> = {
  companyName: companyFallback,
  name: () => '',
  clientName: () => '',
  sentBy: () => t('A team member'),
  planName: () => t('Subscription'),
  description: () => t('Subscription'),
};

/** Removes links and phone numbers from names, because users could otherwise send spam to any address. */
function withoutContactsInNames(values: Readonly<Record<string, string>>): Record<string, string> {
  const replacements = Object.entries(nameFallbacks).flatMap(([name, fallback]) =>
    values[name] === undefined ? [] : [[name, removeContacts(values[name]) || fallback()] as const],
  );
  return { ...values, ...Object.fromEntries(replacements) };
}

interface Mailbox {
  name: string;
  address: string;
}

/** Returns the address of a mailbox such as `Livery <no-reply@livery.test>`. */
const extractAddress = (mailbox: string): string => /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox;

interface OutgoingEmail {
  from: string | Mailbox;
  replyTo?: Mailbox;
  to: Mailbox;
  subject: string;
  text: string;
  html: string;
  link: string | null;
}

function createSmtpDelivery(url: string, { isProduction }: Pick<EmailSettings, 'isProduction'>) {
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url,
      // Without `requireTLS`, an attacker on the network could remove STARTTLS from the server's capabilities
      // and read the emails.
      requireTLS: isProduction && !isTlsDisabled(url),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    }),
  );
  return async ({ link: _link, ...email }: OutgoingEmail): Promise<void> => {
    const smtp = await transport;
    await smtp.sendMail({ ...email, disableFileAccess: true, disableUrlAccess: true });
  };
}

function createFileDelivery({ dataDir, isProduction }: EmailSettings, announce: (line: string) => void) {
  const folder = path.join(dataDir, 'mail');
  return async ({ link, ...email }: OutgoingEmail): Promise<void> => {
    const { createTransport } = await import('nodemailer');
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(email);
    const time = new Date().toISOString().replace(/[:.]/g, '-');
    const recipient = email.to.address.replace(/[^A-Za-z0-9.@_-]/g, '_').slice(0, 80);
    const file = path.join(folder, `${time}-${recipient}-${randomBytes(3).toString('hex')}.eml`);
    // Only the server's user may read the files, because their links give access to accounts.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(file, message, { mode: 0o600, flag: 'wx' });
    // More people can read a production log than may open these links.
    const linkLine = link && !isProduction ? `\n  ${link}` : '';
    announce(`Email to ${email.to.address}: ${email.subject}${linkLine}\n  ${file}`);
  };
}
