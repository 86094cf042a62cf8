import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { Services } from '../context';
import { startMail } from '../mail/startMail';
import { until } from './until';

export interface Mailbox {
  /** The next mail to an address that was not taken out yet; waits for it. */
  next(to: string): Promise<Email>;
  /** Every mail that came so far and was not taken out. */
  rest(): Promise<Email[]>;
}

interface Waiting {
  name: string;
  mail: Email;
}

/** Starts the real mail queues over files, and reads what arrives. */
export async function openMailbox(services: Services): Promise<Mailbox> {
  await startMail(services, () => undefined);
  const folder = path.join(services.settings.dataDir, 'mail');
  const taken = new Set<string>();

  async function waiting(): Promise<Waiting[]> {
    const names = await readdir(folder).catch(() => []);
    const fresh = names.filter((name) => !taken.has(name)).sort();
    return Promise.all(
      fresh.map(async (name) => ({
        name,
        mail: await PostalMime.parse(await readFile(path.join(folder, name))),
      })),
    );
  }

  return {
    async next(to) {
      const isTo = ({ mail }: Waiting): boolean => mail.to?.some(({ address }) => address === to) ?? false;
      const look = async () => (await waiting()).find(isTo);
      const { name, mail } = await until(look).catch((cause: unknown) => {
        throw new Error(`No mail came to ${to}.`, { cause });
      });
      taken.add(name);
      return mail;
    },
    rest: async () => (await waiting()).map(({ mail }) => mail),
  };
}

/** The token in the link that a mail carries. */
export function tokenIn(mail: Email): string {
  const token = /[?&]token=([A-Za-z0-9_-]+)/.exec(mail.text ?? '')?.[1];
  if (!token) throw new Error('The mail has no link with a token.');
  return token;
}
