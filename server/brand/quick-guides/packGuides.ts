import type { Db, OnBehalf, VerbOf } from '../../platform';
import { newId } from '../../lib/ids';
import type { TextContent } from '../content/input';
import { auditContent } from '../content/auditContent';
import { unpublish, wasDeployed } from './packGuides.repository';
import { archive, deleteGuide } from './list.repository';
import { freePathname } from './pathname';
import {
  guidesOf,
  guideTexts,
  insertGuide,
  lockGuides,
  saveDraft,
  type GuideRow,
  type GuideTexts,
} from './quickGuides.repository';
import { publishVersion } from './versions.repository';

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

const auditGuide = (
  context: OnBehalf,
  action: VerbOf<'quickGuide'>,
  id: string,
  title: string,
): Promise<void> =>
  auditContent(context.db, context.by, context.companyId, { type: 'QuickGuide', action, id, title });

async function publish(context: OnBehalf, id: string, text: TextContent, note: string): Promise<string> {
  const { db, companyId, operator } = context;
  await publishVersion(db, companyId, id, { ...text, note }, operator);
  await saveDraft(db, companyId, id, null, operator);
  await auditGuide(context, 'published', id, text.title);
  const guide = await findGuide(context, id);
  return guide ? markOf(guide) : '';
}

/** Adds a published guide after the others, under the first free pathname. */
export async function addPackGuide(
  context: OnBehalf,
  { pathname, ...text }: TextContent & { pathname: string },
  note: string,
): Promise<InstalledGuide> {
  const { db, companyId, operator } = context;
  await lockGuides(db, companyId);
  const taken = new Set((await guidesOf(db, companyId)).map((guide) => guide.pathname));
  const id = newId();
  const freePath = taken.has(pathname) ? freePathname(pathname, taken) : pathname;
  await insertGuide(db, companyId, { id, pathname: freePath, planIds: null, ...text }, operator);
  await auditGuide(context, 'created', id, text.title);
  return { id, mark: await publish(context, id, text, note) };
}

/** Publishes the pack's text in an existing guide. Returns the previous text as `before`. */
export async function replaceWithPack(
  context: OnBehalf,
  guide: GuideRow,
  text: TextContent,
  note: string,
): Promise<InstalledGuide & { before: GuideTexts }> {
  await lockGuides(context.db, context.companyId);
  const before = await guideTexts(context.db, context.companyId, guide.id);
  return { id: guide.id, mark: await publish(context, guide.id, text, note), before };
}

const changedMessage = 'It was changed since.';

/**
 * Deletes a guide that a pack added, or archives it if it was deployed. Returns null, or the reason why the
 * guide can't be removed.
 */
export async function removePackGuide(
  context: OnBehalf,
  { id, mark }: InstalledGuide,
): Promise<string | null> {
  const { db, companyId } = context;
  await lockGuides(db, companyId);
  const guide = await findGuide(context, id);
  if (!guide) return null;
  if (markOf(guide) !== mark) return changedMessage;
  // A deployed guide stays in the database, because a rollback needs it.
  const isInSnapshot = await wasDeployed(db, companyId, id);
  await (isInSnapshot ? archive : deleteGuide)(db, companyId, id);
  await auditGuide(context, isInSnapshot ? 'archived' : 'deleted', id, guide.title);
  return null;
}

/** Restores the text that a pack replaced. Returns null, or the reason why the text can't be restored. */
export async function restoreReplacedGuide(
  context: OnBehalf,
  { id, mark }: InstalledGuide,
  { draft, published }: GuideTexts,
): Promise<string | null> {
  const { db, companyId, operator } = context;
  await lockGuides(db, companyId);
  const guide = await findGuide(context, id);
  if (!guide || markOf(guide) !== mark) return guide ? changedMessage : 'It was deleted since.';
  if (published) await publishVersion(db, companyId, id, { ...published, note: null }, operator);
  else await unpublish(db, companyId, id);
  await saveDraft(db, companyId, id, draft, operator);
  await auditGuide(context, 'versionRestored', id, (draft ?? published)?.title ?? guide.title);
  return null;
}
