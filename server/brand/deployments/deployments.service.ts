import {
  authorize,
  type Context,
  type Db,
  type Deployment,
  type DeploymentPage,
  type QueryDeploymentsArgs,
  type UndeployedChanges,
  type WhiteLabelledCustomer,
} from '../../platform';
import { notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { parseInput } from '../../lib/parseInput';
import { themeOf } from '../branding/branding.repository';
import { pageInput } from '../../lib/pageInput';
import { findUndeployedChanges } from './changes';
import { toDeployments } from './present';
import { publishedSnapshot } from './snapshot.repository';
import { activeSession, sessionById, sessionPage } from './deployments.repository';

const permission = 'MANAGE_WHITE_LABELLED_CUSTOMER';

const isBusy = async (db: Db, companyId: string): Promise<boolean> => {
  const active = await activeSession(db, companyId);
  return active !== undefined && active.kind !== 'CustomDomain';
};

/** Returns the reason why a company can't deploy, as a sentence, or null. */
export async function findBlocker(db: Db, companyId: string): Promise<string | null> {
  const theme = await themeOf(db, companyId);
  return theme?.title && theme.colour ? null : 'Choose a title and a colour on the Branding screen first.';
}

export async function undeployedChanges(ctx: Context): Promise<UndeployedChanges> {
  const { companyId } = authorize(ctx.viewer, permission, 'read');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const published = await publishedSnapshot(db, companyId);
    const items = await findUndeployedChanges(db, companyId, published?.snapshotId ?? null);
    const blocker = await findBlocker(db, companyId);
    return { count: items.length, items, publishedAt: published?.publishedAt ?? null, blocker };
  });
}

export async function deployments(ctx: Context, args: QueryDeploymentsArgs): Promise<DeploymentPage> {
  const { companyId } = authorize(ctx.viewer, permission, 'read');
  const { page, pageSize } = parseInput(pageInput, { page: args.page ?? 1, pageSize: args.pageSize ?? 20 });
  return ctx.services.database.inCompany(companyId, async (db) => {
    const { rows, count } = await sessionPage(db, companyId, page, pageSize);
    const items = await toDeployments(db, companyId, rows, await isBusy(db, companyId));
    return { items, page, pageSize, totalPages: Math.ceil(count / pageSize), totalCount: count };
  });
}

/** Returns a deployment within the caller's transaction. Throws `NOT_FOUND` if it does not exist. */
export async function readDeployment(db: Db, companyId: string, id: string): Promise<Deployment> {
  const row = isId(id) ? await sessionById(db, companyId, id) : undefined;
  if (!row) throw notFound('deployment');
  const [deployment] = await toDeployments(db, companyId, [row], await isBusy(db, companyId));
  if (!deployment) throw notFound('deployment');
  return deployment;
}

export async function deployment(ctx: Context, id: string): Promise<Deployment> {
  const { companyId } = authorize(ctx.viewer, permission, 'read');
  return ctx.services.database.inCompany(companyId, (db) => readDeployment(db, companyId, id));
}

/** Returns the queued or running deployment of the viewer's company, or null. */
export async function activeDeployment(ctx: Context): Promise<Deployment | null> {
  const { companyId } = authorize(ctx.viewer, null, 'shell');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const row = await activeSession(db, companyId);
    return row ? ((await toDeployments(db, companyId, [row], true))[0] ?? null) : null;
  });
}

const deploymentByCompany = new WeakMap<WhiteLabelledCustomer, Promise<Deployment | null>>();

/**
 * Returns the active deployment of a loaded company, or null. Loads it once for all sockets of this process
 * that receive the same company after an event.
 */
export function activeDeploymentOf(
  ctx: Context,
  company: WhiteLabelledCustomer,
): Promise<Deployment | null> | null {
  // The query is skipped in the usual case without an active deployment.
  if (!company.activeDeploymentSessionFound) return null;
  const loading = deploymentByCompany.get(company) ?? activeDeployment(ctx);
  deploymentByCompany.set(company, loading);
  // Evicts a failed load, so that the next caller retries.
  loading.catch(() => deploymentByCompany.delete(company));
  return loading;
}
