import type { Context } from '../../context';
import { DomainError, badInput, notFound } from '../../errors';
import { isId } from '../../lib/ids';
import { parseInput } from '../../lib/parseInput';
import { authorise } from '../../permissions';
import type { Client, DeactivateClientInput } from '../../schema.generated';
import { clientById, clientExists } from '../clients/editing';
import { onlyOnce, type Press } from '../idempotency/onlyOnce';
import { carryOut, type Verdict } from './carryOut';
import type { ClientVerb } from './decide';
import { deactivationInput } from './input';

const errorOf = ({ problem, conflict, field }: Verdict): DomainError => {
  const message = problem ?? 'This can not be done to this client.';
  if (field) return badInput({ [field]: message });
  return new DomainError('CONFLICT', message, conflict ? { conflict } : {});
};

/** Does one thing to one client; what is so already stays as it is. What may charge them comes of a press. */
async function carryOutOne(
  ctx: Context,
  id: string,
  verb: ClientVerb,
  press?: Pick<Press, 'operation' | 'key'>,
): Promise<Client> {
  const { companyId, permissions } = authorise(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  if (!isId(id)) throw notFound('client');
  return ctx.services.database.inCompany(companyId, async (db) => {
    if (!(await clientExists(db, companyId, id))) throw notFound('client');
    const work = async () => {
      const [verdict] = await carryOut(db, companyId, verb, [id], ctx);
      if (verdict?.outcome === 'Refused') throw errorOf(verdict);
      return id;
    };
    await (press ? onlyOnce(db, companyId, { ...press, request: { id, verb } }, work) : work());
    const client = await clientById(db, companyId, id, permissions.has('MANAGE_PAYMENTS'));
    if (!client) throw notFound('client');
    return client;
  });
}

export const changeClientPlan = (ctx: Context, id: string, planId: string, key: string): Promise<Client> =>
  carryOutOne(ctx, id, { kind: 'ChangePlan', planId }, { operation: 'changeClientPlan', key });

export const pauseClient = (ctx: Context, id: string): Promise<Client> =>
  carryOutOne(ctx, id, { kind: 'Pause' });

export const resumeClient = (ctx: Context, id: string, key: string): Promise<Client> =>
  carryOutOne(ctx, id, { kind: 'Resume' }, { operation: 'resumeClient', key });

export async function deactivateClient(ctx: Context, input: DeactivateClientInput): Promise<Client> {
  authorise(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  return carryOutOne(ctx, input.id, { kind: 'Deactivate', ...parseInput(deactivationInput, input) });
}

export const cancelClientDeactivation = (ctx: Context, id: string, key: string): Promise<Client> =>
  carryOutOne(ctx, id, { kind: 'CancelDeactivation' }, { operation: 'cancelClientDeactivation', key });

export const reactivateClient = (ctx: Context, id: string, key: string): Promise<Client> =>
  carryOutOne(ctx, id, { kind: 'Reactivate' }, { operation: 'reactivateClient', key });
