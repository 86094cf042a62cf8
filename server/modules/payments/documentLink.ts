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

const mailedLinkLastsMs = 30 * 86_400_000;

export type DocumentClaims = z.infer<typeof documentClaims>;

/** A link to the receipt or the invoice of a payment, as PDF. */
export const documentLink = (settings: Settings, claims: DocumentClaims): Promise<DownloadLink> =>
  signDownload(settings, 'payment-document', `/payment-documents/${claims.paymentId}`, claims);

/** The link to a receipt that its client is mailed: on the company's own site, or with the console before there is one. */
export async function mailedReceiptLink(
  settings: Settings,
  site: string | null,
  receipt: Omit<DocumentClaims, 'sessionId'>,
): Promise<string> {
  const place = site ? 'receipts' : 'payment-documents';
  const claims = { ...receipt, sessionId: null };
  const path = `/${place}/${receipt.paymentId}`;
  const { url } = await signDownload(settings, 'payment-document', path, claims, mailedLinkLastsMs);
  return `${site ?? settings.publicUrl}${url}`;
}

/** Null where the token opens no document. */
export async function readDocumentLink(settings: Settings, token: string): Promise<DocumentClaims | null> {
  const { data } = documentClaims.safeParse(await readDownload(settings, 'payment-document', token));
  return data ?? null;
}
