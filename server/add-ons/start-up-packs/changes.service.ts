import { authorize, type Context, type EventOf, type StartUpPackInstallation } from '../../platform';
import { notFound } from '../../lib/errors';
import { startWith } from '../../lib/startWith';
import { isId } from '../../../contract/ids';
import { filterIterator } from '../../lib/filterIterator';
import { loadInstallation } from './presentInstallation';

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
  if (!isId(id)) throw notFound('installation');
  const first: PackEvent = { type: 'startUpPackChanged', companyId, installationId: id };
  await loadChangedInstallation(ctx, first);
  const events = ctx.services.events.subscribe('startUpPackChanged', companyId);
  return startWith(
    first,
    filterIterator(events, ({ installationId }) => installationId === id),
  );
}
