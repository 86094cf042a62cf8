import type { Context } from '../../context';
import { notFound } from '../../errors';
import type { EventOf } from '../../events';
import { startWith } from '../../lib/startWith';
import { isId } from '../../lib/ids';
import { filterIterator } from '../../lib/filterIterator';
import { authorise } from '../../permissions';
import type { StartUpPackInstallation } from '../../schema.generated';
import { shownInstallation } from './show';

type PackEvent = EventOf<'startUpPackChanged'>;

export const showChangedPack = (
  ctx: Context,
  { companyId, installationId }: PackEvent,
): Promise<StartUpPackInstallation> =>
  ctx.services.database.inCompany(companyId, (db) => shownInstallation(db, companyId, installationId));

/** The installation as it stands, so that an end that came before the subscription is seen too, and then its changes. */
export async function startUpPackChanges(
  ctx: Context,
  id: string,
): Promise<AsyncIterableIterator<PackEvent>> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  if (!isId(id)) throw notFound('installation');
  const first: PackEvent = { type: 'startUpPackChanged', companyId, installationId: id };
  await showChangedPack(ctx, first);
  const events = ctx.services.events.subscribe('startUpPackChanged', companyId);
  return startWith(
    first,
    filterIterator(events, ({ installationId }) => installationId === id),
  );
}
