import type { Db, OnBehalf } from '../../platform';
import { lockContent } from '../content/contentCompany.repository';
import { storedText, t } from '../../lib/i18n/i18n';
import { newId } from '../../lib/ids';
import type { TextContent } from '../content/input';
import {
  documentTexts,
  publishVersion,
  saveDraft,
  type DocumentTexts,
} from '../documents/documents.repository';
import { quickGuideKind } from '../documents/kinds';
import {
  archiveGuide,
  deleteGuide,
  guidesOf,
  insertGuide,
  unpublishGuide,
  wasDeployed,
  type GuideRow,
} from './guides.repository';
import { auditGuide } from './guides.service';
import { freePathname } from './pathname';

/** A guide that a start-up pack published. `mark` identifies its state at that time. */
export interface InstalledGuide {
  id: string;
  mark: string;
}

const markOf = ({ lockVersion, version, isArchived, planIds }: GuideRow): string =>
  JSON.stringify([lockVersion, version, isArchived, planIds]);

const findGuide = async ({ db, companyId }: OnBehalf, id: string): Promise<GuideRow | undefined> =>
  (await guidesOf(db, companyId)).find((guide) => guide.id === id);

export const findGuideByPathname = async (
  db: Db,
  companyId: string,
  pathname: string,
): Promise<GuideRow | undefined> =>
  (await guidesOf(db, companyId)).find((guide) => guide.pathname === pathname);

async function publish(context: OnBehalf, id: string, text: TextContent, packName: string): Promise<string> {
  const { db, companyId, operator } = context;
  const note = storedText(() => t('From the pack {name}', { name: packName }));
  await publishVersion(db, companyId, quickGuideKind, id, { ...text, note }, operator);
  await saveDraft(db, companyId, quickGuideKind, id, null, operator);
  await auditGuide(context, 'published', { id, title: text.title });
  const guide = await findGuide(context, id);
  return guide ? markOf(guide) : '';
}

/** Adds a published guide after the others, under the first free pathname. */
export async function addPackGuide(
  context: OnBehalf,
  { pathname, ...text }: TextContent & { pathname: string },
  packName: string,
): Promise<InstalledGuide> {
  const { db, companyId, operator } = context;
  await lockContent(db, companyId);
  const taken = new Set((await guidesOf(db, companyId)).map((guide) => guide.pathname));
  const id = newId();
  const freePath = taken.has(pathname) ? freePathname(pathname, taken) : pathname;
  await insertGuide(db, companyId, { id, pathname: freePath, planIds: null, ...text }, operator);
  await auditGuide(context, 'created', { id, title: text.title });
  return { id, mark: await publish(context, id, text, packName) };
}

/** Publishes the pack's text in an existing guide. Returns the previous text as `before`. */
export async function replaceWithPack(
  context: OnBehalf,
  guide: GuideRow,
  text: TextContent,
  packName: string,
): Promise<InstalledGuide & { before: DocumentTexts }> {
  const { db, companyId } = context;
  await lockContent(db, companyId);
  const before = await documentTexts(db, companyId, quickGuideKind, guide.id);
  return { id: guide.id, mark: await publish(context, guide.id, text, packName), before };
}

/**
 * Deletes a guide that a pack added, or archives it if it was deployed. Returns null, or the reason why the
 * guide can't be removed.
 */
export async function removePackGuide(
  context: OnBehalf,
  { id, mark }: InstalledGuide,
): Promise<'Changed' | null> {
  const { db, companyId } = context;
  await lockContent(db, companyId);
  const guide = await findGuide(context, id);
  if (!guide) return null;
  if (markOf(guide) !== mark) return 'Changed';
  // A deployed guide stays in the database, because a rollback needs it.
  const isInSnapshot = await wasDeployed(db, companyId, id);
  await (isInSnapshot ? archiveGuide : deleteGuide)(db, companyId, id);
  await auditGuide(context, isInSnapshot ? 'archived' : 'deleted', { id, title: guide.title });
  return null;
}

/** Restores the text that a pack replaced. Returns null, or the reason why the text can't be restored. */
export async function restoreReplacedGuide(
  context: OnBehalf,
  { id, mark }: InstalledGuide,
  { draft, published }: DocumentTexts,
): Promise<'Changed' | 'Deleted' | null> {
  const { db, companyId, operator } = context;
  await lockContent(db, companyId);
  const guide = await findGuide(context, id);
  if (!guide) return 'Deleted';
  if (markOf(guide) !== mark) return 'Changed';
  if (published)
    await publishVersion(db, companyId, quickGuideKind, id, { ...published, note: null }, operator);
  else await unpublishGuide(db, companyId, id);
  await saveDraft(db, companyId, quickGuideKind, id, draft, operator);
  await auditGuide(context, 'versionRestored', { id, title: (draft ?? published)?.title ?? guide.title });
  return null;
}
