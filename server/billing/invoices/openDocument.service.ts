import { authorize, limit, type Services } from '../../platform';
import { viewerOfSession } from '../../identity';
import { DomainError } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';
import { readDocumentLink, type DocumentClaims } from '../payments/documentLink';
import { paymentDocument } from './load';
import { toPdf } from './pdf';

const invalidLinkError = (): DomainError =>
  new DomainError('NOT_FOUND', t('This link has expired. Request the document again.'));

/**
 * Throws `UNAUTHENTICATED` or `FORBIDDEN` unless the operator who requested the link still has the
 * permission. Emailed links work without a session.
 */
async function requirePermission(
  services: Services,
  { companyId, sessionId }: DocumentClaims,
  kind: 'Invoice' | 'Receipt',
): Promise<void> {
  if (sessionId === null) return;
  const viewer = await viewerOfSession(services, companyId, sessionId);
  authorize(viewer, kind === 'Invoice' ? 'MANAGE_SETTINGS' : 'MANAGE_PAYMENTS', 'export');
}

export interface OpenedDocument {
  fileName: string;
  pdf: Buffer;
}

/**
 * Renders the document of an emailed link on the portal of its company. Throws `NOT_FOUND` for an invalid
 * link and for links that operators request, which work only in the console.
 */
export async function openEmailedReceipt(
  services: Services,
  companyId: string,
  paymentId: string,
  token: string,
): Promise<OpenedDocument> {
  const claims = await readDocumentLink(services.settings, token);
  if (claims?.companyId !== companyId || claims.sessionId !== null) throw invalidLinkError();
  return openDocument(services, paymentId, token);
}

/**
 * Renders the document of a link. Throws `NOT_FOUND` for an invalid or expired link, `UNAUTHENTICATED` or
 * `FORBIDDEN` if the operator's access has ended, and `RATE_LIMITED` after too many requests.
 */
export async function openDocument(
  services: Services,
  paymentId: string,
  token: string,
): Promise<OpenedDocument> {
  const { database, settings } = services;
  const claims = await readDocumentLink(settings, token);
  if (claims?.paymentId !== paymentId) throw invalidLinkError();
  const { companyId } = claims;
  const document = await database.inCompany(companyId, (db) =>
    paymentDocument(db, settings, companyId, paymentId),
  );
  if (!document) throw invalidLinkError();
  await requirePermission(services, claims, document.kind);
  await limit(services, 'document-reader', claims.sessionId ?? paymentId);
  return { fileName: document.fileName, pdf: await toPdf(document) };
}
