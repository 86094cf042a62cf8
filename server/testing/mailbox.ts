import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { Services } from '../platform';
import { startEmailJobs } from '../startEmailJobs';
import { waitUntil } from './waitUntil';

export interface Mailbox {
  /**
   * Returns the next unread email to an address and marks it as read. Waits until one arrives, and throws if
   * none does.
   */
  next(to: string): Promise<Email>;
  /** Returns all unread emails, which stay unread. */
  remaining(): Promise<Email[]>;
}

interface StoredEmail {
  name: string;
  email: Email;
}

/** Starts the email queues, and returns a mailbox of the files that they write without `SMTP_URL`. */
export async function openMailbox(services: Services): Promise<Mailbox> {
  await startEmailJobs(services, () => undefined);
  const folder = path.join(services.settings.dataDir, 'mail');
  const readNames = new Set<string>();
  const parsedEmails = new Map<string, Promise<Email>>();

  /** Parses each text of a file once, because every poll reads all unread emails. */
  async function readEmail(name: string): Promise<Email> {
    const content = await readFile(path.join(folder, name));
    // The file may not be complete yet.
    const key = `${name} ${content.length}`;
    const email = parsedEmails.get(key) ?? PostalMime.parse(content);
    parsedEmails.set(key, email);
    return email;
  }

  async function readRemaining(): Promise<StoredEmail[]> {
    const names = await readdir(folder).catch(() => []);
    const newNames = names.filter((name) => !readNames.has(name)).sort();
    return Promise.all(newNames.map(async (name) => ({ name, email: await readEmail(name) })));
  }

  return {
    async next(to) {
      const isTo = ({ email }: StoredEmail): boolean =>
        email.to?.some(({ address }) => address === to) ?? false;
      const findEmail = async () => (await readRemaining()).find(isTo);
      const { name, email } = await waitUntil(findEmail).catch((cause: unknown) => {
        throw new Error(`No email to ${to} arrived.`, { cause });
      });
      readNames.add(name);
      return email;
    },
    remaining: async () => (await readRemaining()).map(({ email }) => email),
  };
}

/** Returns the token of the link in an email. Throws if the email has none. */
export function extractToken(email: Email): string {
  const token = /[?&]token=([A-Za-z0-9_-]+)/.exec(email.text ?? '')?.[1];
  if (!token) throw new Error('The email has no link with a token.');
  return token;
}
