import type { Context, Viewer } from '../../context';
import type { Db } from '../../db/database';
import { errorCode, uniqueViolation } from '../../db/errorCode';
import { badInput, DomainError, notFound } from '../../errors';
import { changedFields } from '../../lib/changedFields';
import { isId, newId } from '../../lib/ids';
import { parseInput } from '../../lib/parseInput';
import { authorise } from '../../permissions';
import type { ListName, SavedView, SavedViewInput } from '../../schema.generated';
import type { VerbOf } from '../audit/actions';
import { writeAuditEvent, type AuditChange } from '../audit/service';
import { savedViewInput, type CheckedView } from './input';
import { permissionOf } from './permissionOf';
import {
  countViews,
  deleteView,
  insertView,
  updateView,
  visibleView,
  visibleViews,
  type ViewRow,
} from './sql';

const mostViews = 100;

const isMaker = ({ operatorId }: Viewer, view: ViewRow): boolean => view.operatorId === operatorId;

const mayEdit = (viewer: Viewer, view: ViewRow): boolean =>
  isMaker(viewer, view) || (view.isShared && viewer.role === 'Admin');

function shown(viewer: Viewer, view: ViewRow): SavedView {
  const { operatorId: _operatorId, list: _list, ...visible } = view;
  return { ...visible, isOwn: isMaker(viewer, view), canEdit: mayEdit(viewer, view) };
}

/** The operator's own views and those shared with the team, by name. */
export async function savedViews(ctx: Context, list: ListName): Promise<SavedView[]> {
  const viewer = authorise(ctx.viewer, permissionOf[list], 'read');
  return ctx.services.database.inCompany(viewer.companyId, async (db) => {
    const views = await visibleViews(db, viewer.companyId, viewer.operatorId, list);
    return views.map((view) => shown(viewer, view));
  });
}

async function viewOf(db: Db, { companyId, operatorId }: Viewer, id: string): Promise<ViewRow> {
  const view = isId(id) ? await visibleView(db, companyId, operatorId, id) : null;
  if (!view) throw notFound('view');
  return view;
}

async function editableView(db: Db, viewer: Viewer, id: string): Promise<ViewRow> {
  const view = await viewOf(db, viewer, id);
  if (mayEdit(viewer, view)) return view;
  throw new DomainError('FORBIDDEN', 'Only who made this view and an Admin of your company can change it.');
}

/** What a write gives, where a name that is taken shows in it. */
async function withFreeName(isOwn: boolean, write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (errorCode(error) !== uniqueViolation) throw error;
    throw badInput({
      name: `${isOwn ? 'You have' : 'Who made this view has'} another view with this name. Choose another name.`,
    });
  }
}

const recordChange = (
  db: Db,
  ctx: Context,
  verb: VerbOf<'savedView'>,
  view: ViewRow,
  changes: readonly AuditChange[],
) =>
  writeAuditEvent(db, ctx, {
    action: `savedView.${verb}`,
    targetType: 'SavedView',
    targetId: view.id,
    targetLabel: view.name,
    changes,
  });

const kept = ({ list, name, query, columns, isShared }: CheckedView): CheckedView => ({
  list,
  name,
  query,
  columns,
  isShared,
});

export async function createSavedView(ctx: Context, input: SavedViewInput): Promise<SavedView> {
  const viewer = authorise(ctx.viewer, permissionOf[input.list], 'write');
  const { companyId, operatorId } = viewer;
  const given = parseInput(savedViewInput, input);
  return ctx.services.database.inCompany(companyId, async (db) => {
    if ((await countViews(db, companyId, operatorId, given.list)) >= mostViews) {
      throw new DomainError('CONFLICT', `You have ${mostViews} views, which is the most. Delete one first.`);
    }
    const id = newId();
    await withFreeName(true, insertView(db, companyId, { ...given, id, operatorId }));
    const view = await viewOf(db, viewer, id);
    await recordChange(db, ctx, 'created', view, changedFields({}, kept(view)));
    return shown(viewer, view);
  });
}

export async function updateSavedView(ctx: Context, id: string, input: SavedViewInput): Promise<SavedView> {
  const viewer = authorise(ctx.viewer, permissionOf[input.list], 'write');
  const { companyId } = viewer;
  const given = parseInput(savedViewInput, input);
  return ctx.services.database.inCompany(companyId, async (db) => {
    const before = await editableView(db, viewer, id);
    const isOwn = isMaker(viewer, before);
    if (!isOwn && !given.isShared) {
      throw badInput({ isShared: 'Only who made this view can stop sharing it.' });
    }
    await withFreeName(isOwn, updateView(db, companyId, id, given));
    const view = await viewOf(db, viewer, id);
    await recordChange(db, ctx, 'updated', view, changedFields(kept(before), kept(view)));
    return shown(viewer, view);
  });
}

export async function deleteSavedView(ctx: Context, id: string): Promise<boolean> {
  const viewer = authorise(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  return ctx.services.database.inCompany(viewer.companyId, async (db) => {
    const view = await editableView(db, viewer, id);
    await deleteView(db, viewer.companyId, id);
    const changes = Object.entries(kept(view)).map(([field, before]) => ({ field, before, after: null }));
    await recordChange(db, ctx, 'deleted', view, changes);
    return true;
  });
}
