import type { Context } from '../../context';
import { newId } from '../../lib/ids';
import type { Client } from '../../schema.generated';
import { insertPlan } from '../../testing/plans';
import { openWorld, type World } from '../../testing/world';
import { startSubscription } from '../subscriptions/start';
import {
  cancelClientDeactivation,
  changeClientPlan,
  deactivateClient,
  pauseClient,
  reactivateClient,
  resumeClient,
} from './service';

let world: World;
beforeAll(async () => void (world = await openWorld()));
afterAll(() => world.close());

interface Scene {
  ctx: Context;
  /** Two clients who pay by the month. */
  id: string;
  otherId: string;
  monthly: string;
  yearly: string;
}

async function openScene(): Promise<Scene> {
  const { database } = world.services;
  const company = await world.company();
  const { id: monthly } = await insertPlan(database, company);
  const { id: yearly } = await insertPlan(database, company, { interval: 'Year', price: 9000 });
  const paying = async (): Promise<string> => {
    const { id } = await world.client(company);
    const at = new Date(Date.now() - 3 * 86_400_000);
    await database.inCompany(company.id, (db) =>
      startSubscription(db, company.id, { clientId: id, planId: monthly, at }),
    );
    return id;
  };
  const ctx = await world.as(company, 'MANAGE_CLIENT_MANAGEMENT', 'MANAGE_PAYMENTS');
  return { ctx, id: await paying(), otherId: await paying(), monthly, yearly };
}

interface Press {
  /** Puts the client where the press does something. */
  ready: (scene: Scene) => Promise<unknown>;
  press: (scene: Scene, key: string) => Promise<Client>;
  /** With another body. */
  other: (scene: Scene, key: string) => Promise<Client>;
}

const leaving = { reason: 'Other' } as const;

const presses: Readonly<Record<string, Press>> = {
  changeClientPlan: {
    ready: ({ ctx, id, monthly }) => changeClientPlan(ctx, id, monthly, newId()),
    press: ({ ctx, id, yearly }, key) => changeClientPlan(ctx, id, yearly, key),
    other: ({ ctx, otherId, yearly }, key) => changeClientPlan(ctx, otherId, yearly, key),
  },
  resumeClient: {
    ready: ({ ctx, id }) => pauseClient(ctx, id),
    press: ({ ctx, id }, key) => resumeClient(ctx, id, key),
    other: ({ ctx, otherId }, key) => resumeClient(ctx, otherId, key),
  },
  cancelClientDeactivation: {
    ready: ({ ctx, id }) => deactivateClient(ctx, { id, when: 'PeriodEnd', ...leaving }),
    press: ({ ctx, id }, key) => cancelClientDeactivation(ctx, id, key),
    other: ({ ctx, otherId }, key) => cancelClientDeactivation(ctx, otherId, key),
  },
  reactivateClient: {
    ready: ({ ctx, id }) => deactivateClient(ctx, { id, when: 'Now', ...leaving }),
    press: ({ ctx, id }, key) => reactivateClient(ctx, id, key),
    other: ({ ctx, otherId }, key) => reactivateClient(ctx, otherId, key),
  },
};

/** All that is on record of the clients, their subscriptions, and what was done to them. */
const stands = ({ ctx }: Scene): Promise<object[]> =>
  world.services.database.inCompany(ctx.viewer?.companyId ?? '', async (db) => {
    const { rows } = await db.query(
      `select to_jsonb(c) as client, (select count(*)::integer from audit_events a where a.target_id = c.id) as events,
         (select jsonb_agg(s order by s.id) from subscriptions s where s.client_id = c.id) as subscriptions
       from clients c order by c.id`,
    );
    return rows;
  });

const eventsOf = async (scene: Scene): Promise<number> =>
  (await stands(scene)).reduce((sum, row) => sum + Number('events' in row ? row.events : 0), 0);

describe.each(Object.entries(presses))('%s', (_operation, { ready, press, other }) => {
  let scene: Scene;
  let key: string;
  beforeEach(async () => {
    scene = await openScene();
    key = newId();
    await ready(scene);
  });

  test('50 parallel presses are one effect', async () => {
    const before = await eventsOf(scene);
    const answers = await Promise.all(Array.from({ length: 50 }, () => press(scene, key)));
    expect(new Set(answers.map((client) => JSON.stringify(client))).size).toBe(1);
    expect(await eventsOf(scene)).toBe(before + 1);
  });

  test('a press that arrives again after what it did was taken back does nothing', async () => {
    await press(scene, key);
    await ready(scene);
    const before = await stands(scene);
    await press(scene, key);
    expect(await stands(scene)).toEqual(before);
    await press(scene, newId());
    expect(await stands(scene)).not.toEqual(before);
  });

  test('the same key with another body is an error, and nothing is done', async () => {
    await press(scene, key);
    const before = await stands(scene);
    await expect(other(scene, key)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This key was used for something else.',
    });
    expect(await stands(scene)).toEqual(before);
  });
});
