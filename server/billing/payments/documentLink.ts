import * as z from 'zod';
import { type DownloadLink, readDownload, type Settings, signDownload } from '../../platform';

const documentClaims = z.object({
  companyId: z.uuid(),
  paymentId: z.uuid(),
  /**
   * The session that requested the link and must still have permission to open it. Null in a link emailed to
   * the client.
   */
  sessionId: z.uuid().nullable(),
});

const emailLinkLifetimeMs = 30 * 86_400_000;

export type DocumentClaims = z.infer<typeof documentClaims>;

/** Returns a link to the receipt or invoice of a payment as PDF. */
export const documentLink = (settings: Settings, claims: DocumentClaims): Promise<DownloadLink> =>
  signDownload(settings, 'payment-document', `/payment-documents/${claims.paymentId}`, claims);

/**
 * Returns a link for the email that sends a receipt to the client. The link is valid for 30 days and opens on
 * the company's portal or, without one, at the console's address.
 */
export async function createReceiptEmailLink(
  settings: Settings,
  portalUrl: string | null,
  receipt: Omit<DocumentClaims, 'sessionId'>,
): Promise<string> {
  const route = portalUrl ? 'receipts' : 'payment-documents';
  const claims = { ...receipt, sessionId: null };
  const path = `/${route}/${receipt.paymentId}`;
  const { url } = await signDownload(settings, 'payment-document', path, claims, emailLinkLifetimeMs);
  return `${portalUrl ?? settings.publicUrl}${url}`;
}

/** Returns the claims of a token, or null if it is invalid or expired. */
export async function readDocumentLink(settings: Settings, token: string): Promise<DocumentClaims | null> {
  const { data } = documentClaims.safeParse(await readDownload(settings, 'payment-document', token));
  return data ?? null;
}
