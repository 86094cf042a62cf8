import {
  authorize,
  type Context,
  type EventOf,
  type StartUpPack,
  type StartUpPackInstallation,
  type StartUpPackPreview,
} from '../../platform';
import { loadCurrency } from '../../billing';
import { contentLanguageOf } from '../../brand';
import { notFound } from '../../lib/errors';
import { contentText } from '../../lib/i18n/i18n';
import { filterIterator } from '../../lib/filterIterator';
import { startWith } from '../../lib/startWith';
import { isId } from '../../../contract/ids';
import { packLanguage, packNamed, packs, type Pack } from './catalog';
import { loadInstallation, presentInstallation } from './installation';
import { conflictMessages } from './messages';
import { itemsOfPack, nameOfItem } from './packItems';
import { loadInstallationItems, loadLatestInstallations } from './startUpPacks.repository';

function presentPack(
  pack: Pack,
  currency: string,
  installation: StartUpPackInstallation | null,
): StartUpPack {
  const { slug, name, tagline, description, industry, version, changelog, brand } = pack;
  return {
    ...{ slug, version, colour: brand.colour },
    name: contentText(name),
    tagline: contentText(tagline),
    description: contentText(description),
    industry: contentText(industry),
    changelog: contentText(changelog),
    // The price is always 0, because every pack is included.
    ...{ price: 0, currency, installation },
    contents: itemsOfPack(pack).map((packItem) => ({ kind: packItem.kind, name: nameOfItem(packItem) })),
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
    return packs().map((pack) => presentPack(pack, currency, installationBySlug.get(pack.slug) ?? null));
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
        name: nameOfItem({ key, name }),
        detail: detail(currency),
        conflict: conflictMessages.compose(conflictFound?.message) ?? null,
        choices,
      });
    }
    const contentLanguage = await contentLanguageOf(db, companyId);
    return { slug, version: pack.version, language: packLanguage, contentLanguage, items };
  });
}

export async function startUpPackInstallation(ctx: Context, id: string): Promise<StartUpPackInstallation> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  if (!isId(id)) throw notFound();
  return ctx.services.database.inCompany(companyId, (db) => loadInstallation(db, companyId, id));
}

type PackEvent = EventOf<'startUpPackChanged'>;

export const loadChangedInstallation = (
  ctx: Context,
  { companyId, installationId }: PackEvent,
): Promise<StartUpPackInstallation> =>
  ctx.services.database.inCompany(companyId, (db) => loadInstallation(db, companyId, installationId));

/**
 * Streams the installation's current state, then its changes, so that a change before the subscription is not
 * missed. Throws `NOT_FOUND` if the installation does not exist.
 */
export async function subscribeToInstallation(
  ctx: Context,
  id: string,
): Promise<AsyncIterableIterator<PackEvent>> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  if (!isId(id)) throw notFound();
  const first: PackEvent = { type: 'startUpPackChanged', companyId, installationId: id };
  await loadChangedInstallation(ctx, first);
  const events = ctx.services.events.subscribe('startUpPackChanged', companyId);
  return startWith(
    first,
    filterIterator(events, ({ installationId }) => installationId === id),
  );
}
