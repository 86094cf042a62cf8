import type { Context } from '../../../context';
import { newId } from '../../../lib/ids';
import type { World } from '../../../testing/world';
import { findSession, openSession } from '../../client-accounts/sessions';
import { refundPayment } from '../../payments/refund';
import { sendRefunds } from '../../payments/sendRefunds';
import { Scene } from './scene';

export const caller: Context['caller'] = { requestId: 't', ipAddress: '::1', userAgent: null };

/** The plan whose guides the client reads. */
export async function openPlan({ company: { id: companyId }, ...scene }: Scene, clientId: string) {
  const { services } = scene.world;
  const token = await services.database.inCompany(companyId, (db) =>
    openSession(db, { companyId, caller }, clientId),
  );
  return (await findSession(services, companyId, token))?.openPlanId;
}

export const move = (scene: Scene, clientId: string, { id: planId }: { id: string }): Promise<void> =>
  scene.done(clientId, { kind: 'ChangePlan', planId });

export async function planAndMrr(scene: Scene, clientId: string) {
  const [client] = await scene.ask<{ mrr: number }>('select mrr from clients where id = $1', [clientId]);
  return [await openPlan(scene, clientId), client?.mrr];
}

export async function refundAll(scene: Scene): Promise<void> {
  const { world } = scene;
  const ctx = await world.as(scene.company, 'MANAGE_PAYMENTS');
  for (const { id } of await scene.ask<{ id: string }>('select id from payments')) {
    await refundPayment(ctx, { id, reason: 'CustomerRequest' }, newId());
  }
  await sendRefunds(world.services, scene.company.id);
}

/** A client who has a free plan since January 1, and a paid plan to move to. */
export async function onFreePlan(
  world: World,
  card: string | null,
  paid: Parameters<Scene['plan']>[0] = { price: 2000 },
) {
  const scene = await Scene.open(world, '2041-01-01');
  const free = await scene.plan({ name: 'Free', price: 0 });
  const pro = await scene.plan({ name: 'Pro', ...paid });
  const client = await scene.client(card);
  await scene.subscribe(client.id, free.id);
  await scene.charge();
  return { scene, client, free, pro };
}
