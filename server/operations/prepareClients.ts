import type { ClientCommand } from '../billing';
import { runClientBulk } from '../billing/internals';
import { variablesOf, type VariableOverrides } from './variables';
import { operationNamed } from './operations';
import { byAdmin, idCreatedBy, type PrepareCall, type PreparedCall, type TestSetup } from './prepare';
import { routeOf } from './restMatrix';
import { call, send } from './testApi';
import { createSubscribedClient } from './subscribedClient';

export const withImport =
  (isChecked: boolean): PrepareCall =>
  async (setup) => {
    const prepared = await byAdmin(setup);
    const { data } = await send(setup.api, routeOf('POST', '/client-imports'), prepared);
    const overrides = { id: data?.['id'] };
    const check = operationNamed('checkClientImport');
    if (isChecked) await call(setup.api, check, variablesOf(check, overrides), prepared.token);
    return { ...prepared, overrides };
  };

export async function withSavedMapping(setup: TestSetup): Promise<PreparedCall> {
  const prepared = await byAdmin(setup);
  return { ...prepared, overrides: { id: await idCreatedBy('saveClientImportMapping', setup, prepared) } };
}

export async function withSavedView(setup: TestSetup): Promise<PreparedCall> {
  const prepared = await byAdmin(setup);
  const id = await idCreatedBy('createSavedView', setup, prepared);
  return { ...prepared, overrides: { id, name: 'renamed' } };
}

/** Prepares a client with a subscription and runs these actions on the client. */
export const withSubscribedClient =
  (...actions: ClientCommand[]): PrepareCall =>
  async ({ fixture }) => {
    const { companyId, token, ...overrides } = await createSubscribedClient(fixture, actions);
    return { companyId, token, overrides };
  };

export const withClient =
  (overrides: VariableOverrides): PrepareCall =>
  async (setup) => {
    const company = await setup.fixture.company();
    await setup.fixture.client(company);
    return { companyId: company.id, token: (await setup.fixture.signedIn(company)).token, overrides };
  };

export const singleClientBulk: VariableOverrides = { 'input.selection': {}, expectedCount: 1 };

export const withBulk =
  (isFinished: boolean): PrepareCall =>
  async (setup) => {
    const prepared = await withClient(singleClientBulk)(setup);
    const bulkId = await idCreatedBy('startClientBulkAction', setup, prepared);
    const job = { companyId: prepared.companyId ?? '', bulkId };
    if (isFinished) await runClientBulk(setup.fixture.services, job);
    return { ...prepared, overrides: { id: bulkId } };
  };
