import type { CardOwner } from '../../card-provider/cardProvider';
import type { Context } from '../../context';
import { notFound } from '../../errors';
import { readCompanyToken } from '../../lib/companyToken';
import type { CardRequest, CardSetup, GiveRequestedCardInput } from '../../schema.generated';
import type { Doer } from '../audit/service';
import { limitNetwork } from '../auth/limits';
import { brandOf } from '../branding/brand';
import { onlyOnce, wasDone } from '../idempotency/onlyOnce';
import { countCardTry, keepCard, ownerOf, withAttachedCard } from './keep';
import { openRequestByHash, takeRequest, type CardRequestRow } from './requestSql';
import { recordForm, setupFor } from './setup';

// Used, run out, replaced and never made: none of them can be told from the others.
const noSuchRequest = () => notFound('link');

interface Found {
  companyId: string;
  request: CardRequestRow;
}

/** Whoever has the link, signed in to anything or not. */
type Opener = Pick<Context, 'services' | 'caller'>;

interface Link {
  companyId: string;
  hash: Buffer;
}

async function readLink({ services, caller }: Opener, token: string): Promise<Link> {
  await limitNetwork(services, 'link-network', caller.ipAddress);
  const link = readCompanyToken(token);
  if (!link) throw noSuchRequest();
  return link;
}

async function findRequest({ services }: Opener, { companyId, hash }: Link): Promise<Found> {
  const request = await services.database.inCompany(companyId, (db) =>
    openRequestByHash(db, companyId, hash),
  );
  if (!request) throw noSuchRequest();
  return { companyId, request };
}

/** What a client who opens the link sees. */
export async function readCardRequest(ctx: Opener, token: string): Promise<CardRequest> {
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

async function ownerBehind({ services }: Opener, { companyId, request }: Found): Promise<CardOwner> {
  await countCardTry(services, companyId, request.clientId);
  return services.database.inCompany(companyId, (db) => ownerOf(db, services, companyId, request.clientId));
}

const byClient = ({ caller }: Opener, { companyId, request }: Found): Doer => ({
  viewer: null,
  caller,
  actor: { companyId, type: 'Client', id: request.clientId, name: request.clientName },
});

export async function startRequestedCardSetup(ctx: Opener, token: string): Promise<CardSetup> {
  const found = await findRequest(ctx, await readLink(ctx, token));
  const owner = await ownerBehind(ctx, found);
  await ctx.services.database.inCompany(found.companyId, (db) => recordForm(db, byClient(ctx, found), owner));
  return setupFor(ctx.services, owner);
}

/**
 * The client's answer: their card from now on. The link works once, though the press that used it may arrive again.
 * A refused card is told of in `field`.
 */
export async function giveRequestedCard(
  ctx: Opener,
  { token, cardToken }: GiveRequestedCardInput,
  key: string,
  field = 'cardToken',
): Promise<true> {
  const { services } = ctx;
  const link = await readLink(ctx, token);
  const { companyId } = link;
  const press = {
    key,
    operation: 'giveRequestedCard',
    request: { link: link.hash.toString('hex'), cardToken },
  };
  const found = await findRequest(ctx, link).catch(async (error: unknown) => {
    if (await services.database.inCompany(companyId, (db) => wasDone(db, companyId, press))) return null;
    throw error;
  });
  if (!found) return true;
  const { request } = found;
  const owner = await ownerBehind(ctx, found);
  const by = byClient(ctx, found);
  await withAttachedCard(services, owner, { token: cardToken, field }, (card) =>
    services.database.inCompany(companyId, (db) =>
      onlyOnce(db, companyId, press, async () => {
        if (!(await takeRequest(db, companyId, request.id))) throw noSuchRequest();
        await keepCard(db, services, by, owner, card);
        return request.id;
      }),
    ),
  );
  return true;
}
