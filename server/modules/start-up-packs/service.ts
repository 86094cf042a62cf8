import type { Context } from '../../context';
import { notFound } from '../../errors';
import { isId } from '../../lib/ids';
import { authorise } from '../../permissions';
import type { StartUpPack, StartUpPackInstallation, StartUpPackPreview } from '../../schema.generated';
import { packNamed, packs } from './catalogue/all';
import type { Pack } from './catalogue/pack';
import { itemsOf } from './itemsSql';
import { piecesOf } from './pieces/piecesOf';
import { showInstallation, shownInstallation } from './show';
import { latestInstallations } from './sql';
import { currencyOfCompany } from '../client-billing/packPlans';

function toPack(pack: Pack, currency: string, installation: StartUpPackInstallation | null): StartUpPack {
  const { slug, name, tagline, description, industry, version, changelog, look } = pack;
  return {
    ...{ slug, name, tagline, description, industry, version, changelog, colour: look.colour },
    // Every pack is included in Livery.
    ...{ price: 0, currency, installation },
    contents: piecesOf(pack).map((piece) => ({ kind: piece.kind, name: piece.name })),
  };
}

export async function startUpPacks(ctx: Context): Promise<StartUpPack[]> {
  const { companyId } = authorise(ctx.viewer, null, 'read');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const currency = await currencyOfCompany(db, companyId);
    const shown = new Map<string, StartUpPackInstallation>();
    for (const row of await latestInstallations(db, companyId)) {
      shown.set(row.slug, showInstallation(row, await itemsOf(db, companyId, row.id)));
    }
    return packs.map((pack) => toPack(pack, currency, shown.get(pack.slug) ?? null));
  });
}

export async function previewStartUpPack(ctx: Context, slug: string): Promise<StartUpPackPreview> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  const pack = packNamed(slug);
  return ctx.services.database.inCompany(companyId, async (db) => {
    const currency = await currencyOfCompany(db, companyId);
    const items = [];
    for (const { key, kind, name, detail, conflict } of piecesOf(pack)) {
      const found = await conflict(db, companyId);
      const choices = [...(found?.choices ?? (['Add', 'Skip'] as const))];
      items.push({ key, kind, name, detail: detail(currency), conflict: found?.sentence ?? null, choices });
    }
    return { slug, version: pack.version, items };
  });
}

export async function startUpPackInstallation(ctx: Context, id: string): Promise<StartUpPackInstallation> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  if (!isId(id)) throw notFound('installation');
  return ctx.services.database.inCompany(companyId, (db) => shownInstallation(db, companyId, id));
}
