import fs from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import type { LiveryServer } from './liveryServer';

/** Returns the text of the newest email to an address. Throws if no email arrives within about 10 seconds. */
export async function latestEmailTo({ dataFolder }: LiveryServer, address: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const folders = [path.join(dataFolder, 'mail'), path.join(dataFolder, 'demo/mail')];
    const files = folders
      .filter((folder) => fs.existsSync(folder))
      .flatMap((folder) => fs.readdirSync(folder).map((name) => path.join(folder, name)));
    for (const file of files.sort().reverse()) {
      const email = await PostalMime.parse(fs.readFileSync(file));
      if (email.to?.some((to) => to.address === address)) return email.text ?? '';
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No email to ${address} arrived.`);
}

/** Returns the first link of a text. Throws if the text has no link. */
export function firstLinkIn(text: string): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (!link) throw new Error(`No link found in: ${text}`);
  return link;
}
