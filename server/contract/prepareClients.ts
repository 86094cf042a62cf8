import { runClientBulk } from '../modules/client-bulks/run';
import type { ClientVerb } from '../modules/client-lifecycle/decide';
import { variablesOf, type Given } from './inputs';
import { operationNamed } from './operations';
import { byAdmin, idMadeBy, type Prepare, type Prepared, type Stage } from './prepare';
import { routeOf } from './restMatrix';
import { call, send } from './site';
import { subscriber } from './subscriber';

/** With an upload whose rows were checked, or not yet. */
export const withImport =
  (isChecked: boolean): Prepare =>
  async (stage) => {
    const prepared = await byAdmin(stage);
    const { data } = await send(stage.site, routeOf('POST', '/client-imports'), prepared);
    const given = { id: data?.['id'] };
    const check = operationNamed('checkClientImport');
    if (isChecked) await call(stage.site, check, variablesOf(check, given), prepared.token);
    return { ...prepared, given };
  };

export async function withSavedMapping(stage: Stage): Promise<Prepared> {
  const prepared = await byAdmin(stage);
  return { ...prepared, given: { id: await idMadeBy('saveClientImportMapping', stage, prepared) } };
}

export async function withView(stage: Stage): Promise<Prepared> {
  const prepared = await byAdmin(stage);
  const id = await idMadeBy('createSavedView', stage, prepared);
  return { ...prepared, given: { id, name: 'renamed' } };
}

/** Of a client who pays for a plan, and to whom these things have been done. */
export const withSubscriber =
  (...done: ClientVerb[]): Prepare =>
  async ({ world }) => {
    const { companyId, token, ...given } = await subscriber(world, done);
    return { companyId, token, given };
  };

export const withClient =
  (given: Given): Prepare =>
  async (stage) => {
    const company = await stage.world.company();
    await stage.world.client(company);
    return { companyId: company.id, token: await stage.world.adminToken(company), given };
  };

export const bulkOfOne: Given = { 'input.selection': {}, expectedCount: 1 };

/** With a bulk action that has been started, and worked to its end or not yet. */
export const withBulk =
  (isOver: boolean): Prepare =>
  async (stage) => {
    const prepared = await withClient(bulkOfOne)(stage);
    const bulkId = await idMadeBy('startClientBulk', stage, prepared);
    const job = { companyId: prepared.companyId ?? '', bulkId };
    if (isOver) await runClientBulk(stage.world.services, job);
    return { ...prepared, given: { id: bulkId } };
  };
