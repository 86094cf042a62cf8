import type { Services } from '../../context';
import { DomainError } from '../../errors';
import { authorise } from '../../permissions';
import { viewerOfSession } from '../auth/authenticate';
import { limit } from '../auth/limits';
import { readDocumentLink, type DocumentClaims } from '../payments/documentLink';
import { paymentDocument } from './load';
import { toPdf } from './pdf';

const noLonger = (): DomainError =>
  new DomainError('NOT_FOUND', 'This link to a document holds no longer. Ask for the document again.');

/** Whoever asked for the link has to be allowed to still; what was mailed to a client opens for who has the mail. */
async function refuseUnlessAllowed(
  services: Services,
  { companyId, sessionId }: DocumentClaims,
  kind: 'Invoice' | 'Receipt',
): Promise<void> {
  if (sessionId === null) return;
  const viewer = await viewerOfSession(services, companyId, sessionId);
  authorise(viewer, kind === 'Invoice' ? 'MANAGE_SETTINGS' : 'MANAGE_PAYMENTS', 'export');
}

export interface OpenedDocument {
  fileName: string;
  pdf: Buffer;
}

/** Opens a mailed receipt on the site of its company; what an operator asked for opens with the console alone. */
export async function openMailedReceipt(
  services: Services,
  companyId: string,
  paymentId: string,
  token: string,
): Promise<OpenedDocument> {
  const claims = await readDocumentLink(services.settings, token);
  if (claims?.companyId !== companyId || claims.sessionId !== null) throw noLonger();
  return openDocument(services, paymentId, token);
}

/** Opens a link of billingInvoice, of paymentReceipt, or of a mailed receipt: time and again, while it holds. */
export async function openDocument(
  services: Services,
  paymentId: string,
  token: string,
): Promise<OpenedDocument> {
  const { database, settings } = services;
  const claims = await readDocumentLink(settings, token);
  if (claims?.paymentId !== paymentId) throw noLonger();
  const { companyId } = claims;
  const document = await database.inCompany(companyId, (db) =>
    paymentDocument(db, settings, companyId, paymentId),
  );
  if (!document) throw noLonger();
  await refuseUnlessAllowed(services, claims, document.kind);
  await limit(services, 'document-reader', claims.sessionId ?? paymentId);
  return { fileName: document.fileName, pdf: await toPdf(document) };
}
