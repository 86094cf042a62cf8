import { requestGraphql } from '../../e2e/support/operatorApi';
import type { Target } from './target';

const exportAll = `mutation { exportClients(input: { columns: [], selection: {} }) { url } }`;

/** A file that is longer than what a connection holds by itself, and its length. */
export async function longFile({ url, largest }: Target): Promise<{ path: string; bytes: number }> {
  const { exportClients } = await requestGraphql<{ exportClients: { url: string } }>(
    url,
    await largest.token(),
    exportAll,
  );
  const { pathname, search } = new URL(exportClients.url, url);
  const path = pathname + search;
  const file = await fetch(url + path);
  if (!file.ok) throw new Error(`The file is answered with ${file.status}.`);
  const { byteLength } = await file.arrayBuffer();
  return { path, bytes: byteLength };
}
