import type { Db } from '../../db/database';
import type { OnBehalf } from '../../jobs/onBehalf';
import { newId } from '../../lib/ids';
import type { VerbOf } from '../audit/actions';
import type { Text } from '../content/input';
import { recordContent } from '../content/record';
import { unpublish, wasDeployed } from './forPackSql';
import { archive, deleteGuide } from './listSql';
import { freePathname } from './pathname';
import {
  guidesOf,
  guideTexts,
  insertGuide,
  lockGuides,
  saveDraft,
  type GuideRow,
  type GuideTexts,
} from './sql';
import { publishVersion } from './versionsSql';

/** A guide that a pack has written, and how it stood then. */
export interface PlacedGuide {
  id: string;
  mark: string;
}

const markOf = ({ lockVersion, version, isArchived, planIds }: GuideRow): string =>
  JSON.stringify([lockVersion, version, isArchived, planIds]);

const guideWith = async ({ db, companyId }: OnBehalf, id: string): Promise<GuideRow | undefined> =>
  (await guidesOf(db, companyId)).find((guide) => guide.id === id);

/** The guide that has this address already. */
export const guideAt = async (db: Db, companyId: string, pathname: string): Promise<GuideRow | undefined> =>
  (await guidesOf(db, companyId)).find((guide) => guide.pathname === pathname);

const record = (on: OnBehalf, action: VerbOf<'quickGuide'>, id: string, title: string): Promise<void> =>
  recordContent(on.db, on.by, on.companyId, { type: 'QuickGuide', action, id, title });

async function publish(on: OnBehalf, id: string, text: Text, note: string): Promise<string> {
  const { db, companyId, operator } = on;
  await publishVersion(db, companyId, id, { ...text, note }, operator);
  await saveDraft(db, companyId, id, null, operator);
  await record(on, 'published', id, text.title);
  const written = await guideWith(on, id);
  return written ? markOf(written) : '';
}

/** Adds a guide after the others, published, under the first free address. */
export async function addPackGuide(
  on: OnBehalf,
  { pathname, ...text }: Text & { pathname: string },
  note: string,
): Promise<PlacedGuide> {
  const { db, companyId, operator } = on;
  await lockGuides(db, companyId);
  const taken = new Set((await guidesOf(db, companyId)).map((guide) => guide.pathname));
  const id = newId();
  const own = taken.has(pathname) ? freePathname(pathname, taken) : pathname;
  await insertGuide(db, companyId, { id, pathname: own, planIds: null, ...text }, operator);
  await record(on, 'created', id, text.title);
  return { id, mark: await publish(on, id, text, note) };
}

/** Publishes other words in a guide, and says what stood there. */
export async function replaceWithPack(
  on: OnBehalf,
  guide: GuideRow,
  text: Text,
  note: string,
): Promise<PlacedGuide & { before: GuideTexts }> {
  await lockGuides(on.db, on.companyId);
  const before = await guideTexts(on.db, on.companyId, guide.id);
  return { id: guide.id, mark: await publish(on, guide.id, text, note), before };
}

const changed = 'It was changed since.';

/** Removes a guide that a pack added; where it has to stay, it says why. */
export async function withdrawPackGuide(on: OnBehalf, { id, mark }: PlacedGuide): Promise<string | null> {
  const { db, companyId } = on;
  await lockGuides(db, companyId);
  const guide = await guideWith(on, id);
  if (!guide) return null;
  if (markOf(guide) !== mark) return changed;
  // Going back to an earlier deployment needs it.
  const isKept = await wasDeployed(db, companyId, id);
  await (isKept ? archive : deleteGuide)(db, companyId, id);
  await record(on, isKept ? 'archived' : 'deleted', id, guide.title);
  return null;
}

/** Puts back what a pack's words replaced. */
export async function restoreReplaced(
  on: OnBehalf,
  { id, mark }: PlacedGuide,
  { draft, published }: GuideTexts,
): Promise<string | null> {
  const { db, companyId, operator } = on;
  await lockGuides(db, companyId);
  const guide = await guideWith(on, id);
  if (!guide || markOf(guide) !== mark) return guide ? changed : 'It was deleted since.';
  if (published) await publishVersion(db, companyId, id, { ...published, note: null }, operator);
  else await unpublish(db, companyId, id);
  await saveDraft(db, companyId, id, draft, operator);
  await record(on, 'versionRestored', id, (draft ?? published)?.title ?? guide.title);
  return null;
}
