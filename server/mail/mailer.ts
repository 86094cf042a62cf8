import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { removeContacts } from '../lib/contactsInNames';
import { sendingEmail } from '../lib/emailAddress';
import type { Settings } from '../settings';
import type { MailBrand } from './brand';
import { asHtml, asText } from './layout';
import { isPlainMeant } from './smtpAddress';
import { letterOf, type MailTemplate } from './templates';

export interface Mailer {
  /** In Livery's name, or in that of the company whose brand is given. */
  send(
    to: string,
    template: MailTemplate,
    values: Readonly<Record<string, string>>,
    brand?: MailBrand,
  ): Promise<void>;
}

const timeoutMs = 20_000;

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'isProduction'>;

/** By SMTP where it is set; otherwise as files in the data folder, each announced with its link. */
export function makeMailer(settings: MailSettings, announce: (line: string) => void): Mailer {
  const deliver = settings.smtpUrl ? bySmtp(settings.smtpUrl, settings) : asFile(settings, announce);

  return {
    async send(to, template, values, given) {
      const brand = given && { ...given, title: removeContacts(given.title) || aCompany };
      const letter = letterOf(template, withoutContactsInNames(values));
      await deliver({
        from: brand ? { name: brand.title, address: addressIn(settings.mailFrom) } : settings.mailFrom,
        ...(brand ? { replyTo: { name: brand.title, address: sendingEmail(brand.replyTo) } } : {}),
        // As an object, so that nothing in the address can name a second one.
        to: { name: '', address: sendingEmail(to) },
        subject: letter.subject,
        text: asText(letter, brand),
        html: asHtml(letter, brand),
        link: letter.button?.link ?? null,
      });
    },
  };
}

const aCompany = 'the company';

/** The names in emails, with the fallback for a name that is removed. */
const nameFallbacks = {
  companyName: aCompany,
  name: 'there',
  clientName: 'there',
  sentBy: 'Someone',
  planName: 'Subscription',
  description: 'your subscription',
} as const;

/** Anyone can cause an email to any address, so links and phone numbers are removed from names. */
function withoutContactsInNames(values: Readonly<Record<string, string>>): Record<string, string> {
  const replaced = Object.entries(nameFallbacks).flatMap(([name, instead]) =>
    values[name] === undefined ? [] : [[name, removeContacts(values[name]) || instead] as const],
  );
  return { ...values, ...Object.fromEntries(replaced) };
}

interface Mailbox {
  name: string;
  address: string;
}

/** `Livery <no-reply@livery.test>` has its address in brackets. */
const addressIn = (mailbox: string): string => /<([^<>]+)>\s*$/.exec(mailbox)?.[1] ?? mailbox;

interface Outgoing {
  from: string | Mailbox;
  replyTo?: Mailbox;
  to: Mailbox;
  subject: string;
  text: string;
  html: string;
  link: string | null;
}

function bySmtp(url: string, { isProduction }: Pick<MailSettings, 'isProduction'>) {
  const transport = import('nodemailer').then(({ createTransport }) =>
    createTransport({
      url,
      // An attacker on the network could remove STARTTLS from the server's capabilities.
      requireTLS: isProduction && !isPlainMeant(url),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    }),
  );
  return async ({ link: _link, ...mail }: Outgoing): Promise<void> => {
    const smtp = await transport;
    await smtp.sendMail({ ...mail, disableFileAccess: true, disableUrlAccess: true });
  };
}

function asFile({ dataDir, isProduction }: MailSettings, announce: (line: string) => void) {
  const folder = path.join(dataDir, 'mail');
  return async ({ link, ...mail }: Outgoing): Promise<void> => {
    const { createTransport } = await import('nodemailer');
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail);
    const time = new Date().toISOString().replace(/[:.]/g, '-');
    const recipient = mail.to.address.replace(/[^A-Za-z0-9.@_-]/g, '_').slice(0, 80);
    const file = path.join(folder, `${time}-${recipient}-${randomBytes(3).toString('hex')}.eml`);
    // The links inside open accounts, so only the account that the server runs under may read them.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(file, message, { mode: 0o600, flag: 'wx' });
    // A production log is read by more people than may open accounts.
    const shown = link && !isProduction ? `\n  ${link}` : '';
    announce(`Mail to ${mail.to.address}: ${mail.subject}${shown}\n  ${file}`);
  };
}
