import { requestGraphql } from '../../e2e/support/operatorApi';
import type { Target } from './target';

const exportAll = `mutation { exportClients(input: { columns: [], selection: {} }) { url } }`;

/**
 * Exports all clients of the largest company to a file that exceeds a connection's buffers. Returns its path
 * and size.
 */
export async function exportLongFile({ url, largest }: Target): Promise<{ path: string; bytes: number }> {
  const { exportClients } = await requestGraphql<{ exportClients: { url: string } }>(
    url,
    await largest.token(),
    exportAll,
  );
  const { pathname, search } = new URL(exportClients.url, url);
  const path = pathname + search;
  const response = await fetch(url + path);
  if (!response.ok) throw new Error(`The export returned ${response.status}.`);
  const { byteLength } = await response.arrayBuffer();
  return { path, bytes: byteLength };
}
