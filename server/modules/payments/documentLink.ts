import * as z from 'zod';
import { readDownload, signDownload } from '../../lib/downloadLink';
import type { DownloadLink } from '../../schema.generated';
import type { Settings } from '../../settings';

const documentClaims = z.object({
  companyId: z.uuid(),
  paymentId: z.uuid(),
  /** Of the operator who asked, who must be allowed to still; null where the link went to the client by mail. */
  sessionId: z.uuid().nullable(),
});

export type DocumentClaims = z.infer<typeof documentClaims>;

/** A link to the receipt or the invoice of a payment, as PDF. */
export const documentLink = (
  settings: Settings,
  claims: DocumentClaims,
  lifetimeMs?: number,
): Promise<DownloadLink> =>
  signDownload(settings, 'payment-document', `/payment-documents/${claims.paymentId}`, claims, lifetimeMs);

/** Null where the token opens no document. */
export async function readDocumentLink(settings: Settings, token: string): Promise<DocumentClaims | null> {
  const { data } = documentClaims.safeParse(await readDownload(settings, 'payment-document', token));
  return data ?? null;
}
