import type { Context, Viewer } from '../../context';
import type { Db } from '../../db/database';
import { badInput, DomainError } from '../../errors';
import { newId } from '../../lib/ids';
import { authorise } from '../../permissions';
import type {
  InstallStartUpPackInput,
  StartUpPackChoice,
  StartUpPackInstallation,
} from '../../schema.generated';
import { onlyOnce } from '../idempotency/onlyOnce';
import { packNamed } from './catalogue/all';
import type { Pack } from './catalogue/pack';
import { insertItems } from './itemsSql';
import { piecesOf } from './pieces/piecesOf';
import { recordInstallation } from './record';
import { shownInstallation } from './show';
import { insertInstallation, latestInstallations } from './sql';

export const refuseBeside = (): DomainError =>
  new DomainError('CONFLICT', 'Another pack is being installed or taken back. Wait until that is over.');

function choicesFor(pack: Pack, { choices, version }: InstallStartUpPackInput) {
  if (version !== pack.version) {
    throw new DomainError('CONFLICT', 'There is a newer version of this pack. Look at what it holds again.');
  }
  const wanted = new Map<string, StartUpPackChoice>(choices.map(({ key, choice }) => [key, choice]));
  const pieces = piecesOf(pack);
  if ([...wanted.keys()].some((key) => !pieces.some((piece) => piece.key === key))) {
    throw badInput({ choices: 'This pack holds no such thing. Look at what it holds again.' });
  }
  const items = pieces.map(({ key, name }) => ({ key, name, choice: wanted.get(key) ?? ('Skip' as const) }));
  if (items.every(({ choice }) => choice === 'Skip')) throw badInput({ choices: 'Choose something to add.' });
  return items;
}

async function refuseTwice(db: Db, companyId: string, { slug, version, name }: Pack): Promise<void> {
  const latest = (await latestInstallations(db, companyId)).find((row) => row.slug === slug);
  if (latest?.status === 'Finished' && latest.version === version) {
    throw new DomainError('CONFLICT', `${name} is installed already. Take it back first to install it anew.`);
  }
}

async function begin(
  db: Db,
  ctx: Context,
  { companyId, operatorId, name }: Viewer,
  pack: Pack,
  items: ReturnType<typeof choicesFor>,
): Promise<string> {
  const { slug, version } = pack;
  await refuseTwice(db, companyId, pack);
  const id = newId();
  const begun = { id, slug, version, createdBy: operatorId, createdByName: name };
  if (!(await insertInstallation(db, companyId, begun))) throw refuseBeside();
  await insertItems(db, companyId, id, items);
  await recordInstallation(db, ctx, companyId, 'started', begun, [
    { field: 'version', before: null, after: version },
  ]);
  await ctx.services.jobs.enqueue(db, 'run-start-up-pack', { companyId, installationId: id });
  return id;
}

/** Lines up what was chosen and leaves the work to a job, so that it goes on however this process ends. */
export async function installStartUpPack(
  ctx: Context,
  input: InstallStartUpPackInput,
  key: string,
): Promise<StartUpPackInstallation> {
  const viewer = authorise(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const { companyId } = viewer;
  const pack = packNamed(input.slug);
  const press = { key, operation: 'installStartUpPack', request: input };
  return ctx.services.database.inCompany(companyId, async (db) => {
    const id = await onlyOnce(db, companyId, press, () =>
      begin(db, ctx, viewer, pack, choicesFor(pack, input)),
    );
    return shownInstallation(db, companyId, id);
  });
}
