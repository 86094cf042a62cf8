import {
  type AuditContext,
  type CardOwner,
  type CardRequest,
  type CardSetup,
  type Context,
  limitNetwork,
  runOnce,
  type SubmitRequestedCardInput,
  wasCompleted,
} from '../../platform';
import { brandOf } from '../../brand';
import { linkNotFound } from '../../lib/errors';
import { readCompanyToken } from '../../lib/companyToken';
import { limitCardAttempts, saveDefaultCard, loadCardOwner, withAttachedCard } from './attachCard';
import { openRequestByHash, markRequestUsed, type CardRequestRow } from './cardRequest.repository';
import { auditCardForm, startCardSetup } from './setup';

// Used, expired, replaced and invented links cause the same error, so that they cannot be distinguished.

interface OpenRequest {
  companyId: string;
  request: CardRequestRow;
}

/** The context of the link's holder, who may be signed out. */
type LinkHolder = Pick<Context, 'services' | 'caller'>;

interface Link {
  companyId: string;
  hash: Buffer;
}

async function readLink({ services, caller }: LinkHolder, token: string): Promise<Link> {
  await limitNetwork(services, 'link-network', caller.ipAddress);
  const link = readCompanyToken(token);
  if (!link) throw linkNotFound();
  return link;
}

async function findRequest({ services }: LinkHolder, { companyId, hash }: Link): Promise<OpenRequest> {
  const request = await services.database.inCompany(companyId, (db) =>
    openRequestByHash(db, companyId, hash),
  );
  if (!request) throw linkNotFound();
  return { companyId, request };
}

/** Returns the data for the page of a card link. Throws `NOT_FOUND` if the link is not open. */
export async function readCardRequest(ctx: LinkHolder, token: string): Promise<CardRequest> {
  const { companyId, request } = await findRequest(ctx, await readLink(ctx, token));
  const { database, settings, cardProvider } = ctx.services;
  const brand = await database.inCompany(companyId, (db) => brandOf(db, settings, companyId));
  const { companyName, title, colour, logoUrl } = brand;
  const { clientName, planName, amountDue, currency, expiresAt } = request;
  return {
    ...{ companyName, title, colour, logoUrl, clientName, planName, amountDue, currency, expiresAt },
    provider: cardProvider.name,
    sandboxCards: [...cardProvider.sandboxCards],
  };
}

async function limitAndLoadOwner(
  { services }: LinkHolder,
  { companyId, request }: OpenRequest,
): Promise<CardOwner> {
  await limitCardAttempts(services, companyId, request.clientId);
  return services.database.inCompany(companyId, (db) =>
    loadCardOwner(db, services, companyId, request.clientId),
  );
}

const asClient = ({ caller }: LinkHolder, { companyId, request }: OpenRequest): AuditContext => ({
  viewer: null,
  caller,
  actor: { companyId, type: 'Client', id: request.clientId, name: request.clientName },
});

export async function startRequestedCardSetup(ctx: LinkHolder, token: string): Promise<CardSetup> {
  const openRequest = await findRequest(ctx, await readLink(ctx, token));
  const owner = await limitAndLoadOwner(ctx, openRequest);
  await ctx.services.database.inCompany(openRequest.companyId, (db) =>
    auditCardForm(db, asClient(ctx, openRequest), owner),
  );
  return startCardSetup(ctx.services, owner);
}

/**
 * Saves the client's card as their default and marks the link as used. Afterwards, only a retry with the same
 * key succeeds. Throws `NOT_FOUND` if the link is not open, and `BAD_USER_INPUT` for `field` if the card is
 * refused.
 */
export async function submitRequestedCard(
  ctx: LinkHolder,
  { token, cardToken }: SubmitRequestedCardInput,
  key: string,
  field = 'cardToken',
): Promise<true> {
  const { services } = ctx;
  const link = await readLink(ctx, token);
  const { companyId } = link;
  const idempotentRequest = {
    key,
    operation: 'submitRequestedCard',
    request: { link: link.hash.toString('hex'), cardToken },
  };
  const openRequest = await findRequest(ctx, link).catch(async (error: unknown) => {
    if (await services.database.inCompany(companyId, (db) => wasCompleted(db, companyId, idempotentRequest)))
      return null;
    throw error;
  });
  if (!openRequest) return true;
  const { request } = openRequest;
  const owner = await limitAndLoadOwner(ctx, openRequest);
  const by = asClient(ctx, openRequest);
  await withAttachedCard(services, owner, { token: cardToken, field }, (card) =>
    services.database.inCompany(companyId, (db) =>
      runOnce(db, companyId, idempotentRequest, async () => {
        if (!(await markRequestUsed(db, companyId, request.id))) throw linkNotFound();
        await saveDefaultCard(db, services, by, owner, card);
        return request.id;
      }),
    ),
  );
  return true;
}
