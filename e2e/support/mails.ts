import fs from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import type { LiveryServer } from './liveryServer';

/** The newest mail to an address, once it is there. */
export async function mailTo({ dataFolder }: LiveryServer, address: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const folders = [path.join(dataFolder, 'mail'), path.join(dataFolder, 'demo/mail')];
    const files = folders
      .filter((folder) => fs.existsSync(folder))
      .flatMap((folder) => fs.readdirSync(folder).map((name) => path.join(folder, name)));
    for (const file of files.sort().reverse()) {
      const mail = await PostalMime.parse(fs.readFileSync(file));
      if (mail.to?.some((to) => to.address === address)) return mail.text ?? '';
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No mail came to ${address}.`);
}

/** The first link in a mail. */
export function linkIn(text: string): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (!link) throw new Error(`There is no link in: ${text}`);
  return link;
}
