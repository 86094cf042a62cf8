import type { CardOwner } from '../../card-provider/cardProvider';
import type { Context } from '../../context';
import { notFound } from '../../errors';
import { readCompanyToken } from '../../lib/companyToken';
import { networkOf } from '../../lib/network';
import type { CardRequest, CardSetup, GiveRequestedCardInput } from '../../schema.generated';
import type { Doer } from '../audit/service';
import { limit } from '../auth/limits';
import { brandOf } from '../branding/brand';
import { keepCard, ownerOf, withAttachedCard } from './keep';
import { openRequestByHash, takeRequest, type CardRequestRow } from './requestSql';
import { setupFor } from './setup';

// Used, run out, replaced and never made: none of them can be told from the others.
const noSuchRequest = () => notFound('link');

interface Found {
  companyId: string;
  request: CardRequestRow;
}

async function findRequest(ctx: Context, token: string): Promise<Found> {
  const { services, caller } = ctx;
  await limit(services, 'link-network', networkOf(caller.ipAddress));
  const link = readCompanyToken(token);
  if (!link) throw noSuchRequest();
  const { companyId, hash } = link;
  const request = await services.database.inCompany(companyId, (db) =>
    openRequestByHash(db, companyId, hash),
  );
  if (!request) throw noSuchRequest();
  return { companyId, request };
}

/** What a client who opens the link sees. */
export async function readCardRequest(ctx: Context, token: string): Promise<CardRequest> {
  const { companyId, request } = await findRequest(ctx, token);
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

const ownerBehind = ({ services }: Context, { companyId, request }: Found): Promise<CardOwner> =>
  services.database.inCompany(companyId, (db) => ownerOf(db, services, companyId, request.clientId));

export async function startRequestedCardSetup(ctx: Context, token: string): Promise<CardSetup> {
  return setupFor(ctx.services, await ownerBehind(ctx, await findRequest(ctx, token)));
}

/** The client's answer: their card from now on. The link works once. */
export async function giveRequestedCard(
  ctx: Context,
  { token, cardToken }: GiveRequestedCardInput,
): Promise<true> {
  const found = await findRequest(ctx, token);
  const { services } = ctx;
  const { companyId, request } = found;
  const owner = await ownerBehind(ctx, found);
  const by: Doer = {
    ...ctx,
    actor: { companyId, type: 'Client', id: request.clientId, name: request.clientName },
  };
  await withAttachedCard(services, owner, { token: cardToken, field: 'cardToken' }, (card) =>
    services.database.inCompany(companyId, async (db) => {
      if (!(await takeRequest(db, companyId, request.id))) throw noSuchRequest();
      await keepCard(db, services, by, owner, card);
    }),
  );
  return true;
}
