import {
  authorize,
  type Client,
  type Context,
  type DeactivateClientInput,
  type IdempotentCall,
  runOnce,
} from '../../platform';
import { clientById, clientExists } from '../../clients';
import { t } from '../../lib/i18n/i18n';
import { DomainError, badInput, notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { parseInput } from '../../lib/input';
import { applyCommand, type CommandResult } from './applyCommand';
import type { ClientCommand } from './decide';
import { deactivationInput } from './input';

const toDomainError = ({ problem, conflict, field }: CommandResult): DomainError => {
  const message = problem ?? t('This action isn’t available for this client.');
  if (field) return badInput({ [field]: message });
  return new DomainError('CONFLICT', message, conflict ? { conflict } : {});
};

/**
 * Applies a command to one client and returns the client. A keyed operation runs once per idempotency key.
 * Throws `BAD_USER_INPUT` or `CONFLICT` if the command is refused, and `NOT_FOUND` for an unknown client.
 */
async function applyCommandToClient(
  ctx: Context,
  id: string,
  command: ClientCommand,
  keyedOperation?: Pick<IdempotentCall, 'operation' | 'key'>,
): Promise<Client> {
  const { companyId, permissions } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  if (!isId(id)) throw notFound();
  return ctx.services.database.inCompany(companyId, async (db) => {
    if (!(await clientExists(db, companyId, id))) throw notFound();
    const work = async () => {
      const [result] = await applyCommand(db, companyId, command, [id], ctx);
      if (result?.outcome === 'Refused') throw toDomainError(result);
      return id;
    };
    await (keyedOperation
      ? runOnce(db, companyId, { ...keyedOperation, request: { id, verb: command } }, work)
      : work());
    const client = await clientById(db, companyId, id, permissions.has('MANAGE_PAYMENTS'));
    if (!client) throw notFound();
    return client;
  });
}

export const changeClientPlan = (
  ctx: Context,
  id: string,
  planId: string,
  idempotencyKey: string,
): Promise<Client> =>
  applyCommandToClient(
    ctx,
    id,
    { kind: 'ChangePlan', planId },
    { operation: 'changeClientPlan', key: idempotencyKey },
  );

export const pauseClient = (ctx: Context, id: string): Promise<Client> =>
  applyCommandToClient(ctx, id, { kind: 'Pause' });

export const resumeClient = (ctx: Context, id: string, idempotencyKey: string): Promise<Client> =>
  applyCommandToClient(ctx, id, { kind: 'Resume' }, { operation: 'resumeClient', key: idempotencyKey });

export async function deactivateClient(ctx: Context, input: DeactivateClientInput): Promise<Client> {
  authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  return applyCommandToClient(ctx, input.id, { kind: 'Deactivate', ...parseInput(deactivationInput, input) });
}

export const cancelClientDeactivation = (ctx: Context, id: string, idempotencyKey: string): Promise<Client> =>
  applyCommandToClient(
    ctx,
    id,
    { kind: 'CancelDeactivation' },
    { operation: 'cancelClientDeactivation', key: idempotencyKey },
  );

export const reactivateClient = (ctx: Context, id: string, idempotencyKey: string): Promise<Client> =>
  applyCommandToClient(
    ctx,
    id,
    { kind: 'Reactivate' },
    { operation: 'reactivateClient', key: idempotencyKey },
  );
