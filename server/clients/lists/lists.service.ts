import { isDeepStrictEqual } from 'node:util';
import type { ListName, Permission } from '../../../contract/enums';
import { isId } from '../../../contract/ids';
import { t } from '../../lib/i18n/i18n';
import { changedFields } from '../../lib/changedFields';
import { errorCode, uniqueViolation, badInput, conflict, DomainError, notFound } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { parseInput } from '../../lib/input';
import {
  type AuditChange,
  authorize,
  type Context,
  type Db,
  messageTarget,
  type MutationSetListColumnsArgs,
  type SavedView,
  type SavedViewInput,
  type VerbOf,
  type Viewer,
  writeAuditEvent,
} from '../../platform';
import { listColumnsInput, savedViewInput, type SavedViewValues } from './input';
import {
  columnsOf,
  countViews,
  deleteAllColumns,
  deleteColumns,
  deletePrivateViews,
  deleteView,
  insertView,
  saveColumns,
  updateView,
  type ViewRow,
  visibleView,
  visibleViews,
} from './lists.repository';

/** The permission that a list requires, also for its columns and saved views. */
const listPermissions: Readonly<Record<ListName, Permission>> = {
  Clients: 'MANAGE_CLIENT_MANAGEMENT',
  IncomingPayments: 'MANAGE_PAYMENTS',
  OutgoingPayments: 'MANAGE_PAYMENTS',
};

export const listNames: Readonly<Record<ListName, () => string>> = {
  Clients: () => t('Clients'),
  IncomingPayments: () => t('Incoming payments'),
  OutgoingPayments: () => t('Outgoing payments'),
};

export async function listColumns(ctx: Context, list: ListName): Promise<string[] | null> {
  const { companyId, operatorId } = authorize(ctx.viewer, listPermissions[list], 'read');
  return ctx.services.database.inCompany(companyId, (db) => columnsOf(db, companyId, operatorId, list));
}

export async function setListColumns(
  ctx: Context,
  { list, columns: requested }: MutationSetListColumnsArgs,
): Promise<string[] | null> {
  const { companyId, operatorId } = authorize(ctx.viewer, listPermissions[list], 'write');
  const { columns } = parseInput(listColumnsInput(list), { columns: requested });
  await ctx.services.database.inCompany(companyId, async (db) => {
    const previous = await columnsOf(db, companyId, operatorId, list);
    if (isDeepStrictEqual(previous, columns)) return;
    if (columns) await saveColumns(db, companyId, operatorId, list, columns);
    else await deleteColumns(db, companyId, operatorId, list);
    await writeAuditEvent(db, ctx, {
      action: 'list.columnsChosen',
      targetType: 'List',
      targetId: operatorId,
      ...messageTarget(listNames[list]),
      changes: [{ field: 'columns', before: previous, after: columns }],
    });
  });
  return columns;
}

/** Deletes a departing operator's columns and private views. Shared views stay. */
export async function deleteListPreferences(db: Db, companyId: string, operatorId: string): Promise<void> {
  await deleteAllColumns(db, companyId, operatorId);
  await deletePrivateViews(db, companyId, operatorId);
}

const maxViews = 100;

const isCreator = ({ operatorId }: Viewer, view: ViewRow): boolean => view.operatorId === operatorId;

const canEditView = (viewer: Viewer, view: ViewRow): boolean =>
  isCreator(viewer, view) || (view.isShared && viewer.role === 'Admin');

function toSavedView(viewer: Viewer, view: ViewRow): SavedView {
  const { operatorId: _operatorId, list: _list, ...visible } = view;
  return { ...visible, isOwn: isCreator(viewer, view), canEdit: canEditView(viewer, view) };
}

/** Returns the viewer's own views and the views shared with the team, sorted by name. */
export async function savedViews(ctx: Context, list: ListName): Promise<SavedView[]> {
  const viewer = authorize(ctx.viewer, listPermissions[list], 'read');
  return ctx.services.database.inCompany(viewer.companyId, async (db) => {
    const views = await visibleViews(db, viewer.companyId, viewer.operatorId, list);
    return views.map((view) => toSavedView(viewer, view));
  });
}

async function loadView(db: Db, { companyId, operatorId }: Viewer, id: string): Promise<ViewRow> {
  const view = isId(id) ? await visibleView(db, companyId, operatorId, id) : null;
  if (!view) throw notFound();
  return view;
}

async function loadEditableView(db: Db, viewer: Viewer, id: string): Promise<ViewRow> {
  const view = await loadView(db, viewer, id);
  if (canEditView(viewer, view)) return view;
  throw new DomainError('FORBIDDEN', t('Only the creator of this view or an Admin can change it.'));
}

/** Translates a unique violation into an error for the field `name`. */
async function rejectDuplicateName(isOwn: boolean, write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (errorCode(error) !== uniqueViolation) throw error;
    throw badInput({
      name: isOwn
        ? t('You already have a view with this name. Choose another name.')
        : t('The creator of this view already has a view with this name. Choose another name.'),
    });
  }
}

const auditViewChange = (
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

const auditedFields = ({ list, name, query, columns, isShared }: SavedViewValues): SavedViewValues => ({
  list,
  name,
  query,
  columns,
  isShared,
});

export async function createSavedView(ctx: Context, input: SavedViewInput): Promise<SavedView> {
  const viewer = authorize(ctx.viewer, listPermissions[input.list], 'write');
  const { companyId, operatorId } = viewer;
  const values = parseInput(savedViewInput, input);
  return ctx.services.database.inCompany(companyId, async (db) => {
    if ((await countViews(db, companyId, operatorId, values.list)) >= maxViews) {
      throw conflict(t('You can save at most {max} views. Delete a view first.', { max: maxViews }));
    }
    const id = newId();
    await rejectDuplicateName(true, insertView(db, companyId, { ...values, id, operatorId }));
    const view = await loadView(db, viewer, id);
    await auditViewChange(db, ctx, 'created', view, changedFields({}, auditedFields(view)));
    return toSavedView(viewer, view);
  });
}

export async function updateSavedView(ctx: Context, id: string, input: SavedViewInput): Promise<SavedView> {
  const viewer = authorize(ctx.viewer, listPermissions[input.list], 'write');
  const { companyId } = viewer;
  const values = parseInput(savedViewInput, input);
  return ctx.services.database.inCompany(companyId, async (db) => {
    const previous = await loadEditableView(db, viewer, id);
    const isOwn = isCreator(viewer, previous);
    if (!isOwn && !values.isShared) {
      throw badInput({ isShared: t('Only the creator of this view can stop sharing it.') });
    }
    await rejectDuplicateName(isOwn, updateView(db, companyId, id, values));
    const view = await loadView(db, viewer, id);
    await auditViewChange(
      db,
      ctx,
      'updated',
      view,
      changedFields(auditedFields(previous), auditedFields(view)),
    );
    return toSavedView(viewer, view);
  });
}

export async function deleteSavedView(ctx: Context, id: string): Promise<boolean> {
  const viewer = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  return ctx.services.database.inCompany(viewer.companyId, async (db) => {
    const view = await loadEditableView(db, viewer, id);
    await deleteView(db, viewer.companyId, id);
    const changes = Object.entries(auditedFields(view)).map(([field, previous]) => ({
      field,
      before: previous,
      after: null,
    }));
    await auditViewChange(db, ctx, 'deleted', view, changes);
    return true;
  });
}
