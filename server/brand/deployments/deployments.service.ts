import { isId } from '../../../contract/ids';
import type { Language } from '../../../contract/languages';
import { notFound } from '../../lib/errors';
import { pageInput, parseInput } from '../../lib/input';
import { language } from '../../lib/i18n/i18n';
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
import { themeOf } from '../branding/branding.repository';
import { countOpenTranslations } from '../translations/translations.service';
import { findUndeployedChanges } from './changes';
import {
  activeSession,
  publishedSession,
  sessionById,
  sessionPage,
  type SessionRow,
  type StepRow,
  stepsOfSessions,
} from './deployments.repository';
import { deploymentMessages, missingBrandMessage, presentStep } from './messages';
import { expectedMinutes } from './snapshot';
import { publishedSnapshot } from './snapshot.repository';

interface DeploymentContext {
  steps: readonly StepRow[];
  /** The live snapshot, and the latest deployment that published it. */
  published: { snapshotId: string; sessionId: string | null } | null;
  /**
   * Whether a deployment is queued or running, which prevents retries and rollbacks. Ignores deployments of
   * custom domains.
   */
  isBusy: boolean;
}

const isFinished = ({ status }: SessionRow): boolean => status !== 'Queued' && status !== 'Running';

const wasPublished = (steps: readonly StepRow[]): boolean =>
  steps.some(({ name, status }) => name === 'Publish' && status === 'Succeeded');

function toDeployment(row: SessionRow, { steps, published, isBusy }: DeploymentContext): Deployment {
  const { id, kind, status, trigger, changes, note, requestedByName, url } = row;
  const ownSteps = steps.filter(({ sessionId }) => sessionId === id);
  const isRunByQueue = kind !== 'CustomDomain';
  const isLive = row.snapshotId !== null && row.snapshotId === published?.snapshotId;
  const isPublished = published?.sessionId === id;
  return {
    ...{ id, kind, status, trigger, changes, note, requestedByName, url, isPublished },
    steps: ownSteps.map(presentStep),
    expectedMinutes: expectedMinutes[kind],
    error: deploymentMessages.read(row.errorMessage),
    canCancel: isRunByQueue && !isFinished(row) && row.cancelRequestedAt === null && !wasPublished(ownSteps),
    canRetry: isRunByQueue && !isBusy && (status === 'Failed' || status === 'Canceled'),
    canRollBack: kind === 'ClientDashboard' && status === 'Succeeded' && !isLive && !isBusy,
    createdAt: row.createdAt,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
  };
}

async function toDeployments(
  db: Db,
  companyId: string,
  rows: readonly SessionRow[],
  isBusy: boolean,
): Promise<Deployment[]> {
  const steps = await stepsOfSessions(
    db,
    companyId,
    rows.map(({ id }) => id),
  );
  const published = await publishedSession(db, companyId);
  return rows.map((row) => toDeployment(row, { steps, published, isBusy }));
}

const permission = 'MANAGE_WHITE_LABELLED_CUSTOMER';

const isBusy = async (db: Db, companyId: string): Promise<boolean> => {
  const active = await activeSession(db, companyId);
  return active !== undefined && active.kind !== 'CustomDomain';
};

/** Returns the reason why a company can't deploy, as a sentence, or null. */
export async function findBlocker(db: Db, companyId: string): Promise<string | null> {
  const theme = await themeOf(db, companyId);
  return theme?.title && theme.colour ? null : missingBrandMessage();
}

export async function undeployedChanges(ctx: Context): Promise<UndeployedChanges> {
  const { companyId } = authorize(ctx.viewer, permission, 'read');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const published = await publishedSnapshot(db, companyId);
    const items = await findUndeployedChanges(db, companyId, published?.snapshotId ?? null);
    const blocker = await findBlocker(db, companyId);
    return {
      ...{ count: items.length, items, publishedAt: published?.publishedAt ?? null, blocker },
      openTranslations: await countOpenTranslations(db, companyId),
    };
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
  if (!row) throw notFound();
  const [deployment] = await toDeployments(db, companyId, [row], await isBusy(db, companyId));
  if (!deployment) throw notFound();
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

const deploymentByCompany = new WeakMap<WhiteLabelledCustomer, Map<Language, Promise<Deployment | null>>>();

/**
 * Returns the active deployment of a loaded company, or null. Loads it once in each language for all sockets
 * of this process that receive the same company after an event.
 */
export function activeDeploymentOf(
  ctx: Context,
  company: WhiteLabelledCustomer,
): Promise<Deployment | null> | null {
  // The query is skipped in the usual case without an active deployment.
  if (!company.activeDeploymentSessionFound) return null;
  const reader = language();
  const byLanguage = deploymentByCompany.get(company) ?? new Map<Language, Promise<Deployment | null>>();
  deploymentByCompany.set(company, byLanguage);
  const loading = byLanguage.get(reader) ?? activeDeployment(ctx);
  byLanguage.set(reader, loading);
  // Evicts a failed load, so that the next caller retries.
  loading.catch(() => byLanguage.delete(reader));
  return loading;
}
