import {
  authorize,
  type Context,
  type StartUpPack,
  type StartUpPackInstallation,
  type StartUpPackPreview,
} from '../../platform';
import { loadCurrency } from '../../billing';
import { notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { packNamed, packs } from './catalog/packs';
import type { Pack } from './catalog/pack';
import { loadInstallationItems } from './items.repository';
import { itemsOfPack } from './items/packItems';
import { presentInstallation, loadInstallation } from './presentInstallation';
import { loadLatestInstallations } from './startUpPacks.repository';

function presentPack(
  pack: Pack,
  currency: string,
  installation: StartUpPackInstallation | null,
): StartUpPack {
  const { slug, name, tagline, description, industry, version, changelog, brand } = pack;
  return {
    ...{ slug, name, tagline, description, industry, version, changelog, colour: brand.colour },
    // The price is always 0, because every pack is included.
    ...{ price: 0, currency, installation },
    contents: itemsOfPack(pack).map((packItem) => ({ kind: packItem.kind, name: packItem.name })),
  };
}

export async function startUpPacks(ctx: Context): Promise<StartUpPack[]> {
  const { companyId } = authorize(ctx.viewer, null, 'read');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const currency = await loadCurrency(db, companyId);
    const installationBySlug = new Map<string, StartUpPackInstallation>();
    for (const row of await loadLatestInstallations(db, companyId)) {
      installationBySlug.set(
        row.slug,
        presentInstallation(row, await loadInstallationItems(db, companyId, row.id)),
      );
    }
    return packs.map((pack) => presentPack(pack, currency, installationBySlug.get(pack.slug) ?? null));
  });
}

export async function previewStartUpPack(ctx: Context, slug: string): Promise<StartUpPackPreview> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  const pack = packNamed(slug);
  return ctx.services.database.inCompany(companyId, async (db) => {
    const currency = await loadCurrency(db, companyId);
    const items = [];
    for (const { key, kind, name, detail, findConflict: conflict } of itemsOfPack(pack)) {
      const conflictFound = await conflict(db, companyId);
      const choices = [...(conflictFound?.choices ?? (['Add', 'Skip'] as const))];
      items.push({
        key,
        kind,
        name,
        detail: detail(currency),
        conflict: conflictFound?.description ?? null,
        choices,
      });
    }
    return { slug, version: pack.version, items };
  });
}

export async function startUpPackInstallation(ctx: Context, id: string): Promise<StartUpPackInstallation> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  if (!isId(id)) throw notFound('installation');
  return ctx.services.database.inCompany(companyId, (db) => loadInstallation(db, companyId, id));
}
