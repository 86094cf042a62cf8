import { newCompanyToken } from '../../lib/companyToken';
import { newId } from '../../lib/ids';
import { openMailbox, extractToken, type Mailbox } from '../../testing/mailbox';
import { until } from '../../testing/until';
import { openWorld, type World } from '../../testing/world';
import { chargeCompany } from '../charging/run';
import { askForClientCard, mailFailedPayments } from './askForCard';
import { clientBilling } from './billing';
import { giveRequestedCard, readCardRequest, startRequestedCardSetup } from './requested';
import { startClientSubscription } from './subscribe';
import { stepTo } from './testing/clock';
import { asked, failedPayment, openStage, type Stage } from './testing/stage';

let world: World;
let mailbox: Mailbox;
beforeAll(async () => {
  world = await openWorld();
  mailbox = await openMailbox(world.services);
});
afterAll(() => world.close());

const ask = ({ ctx, client }: Stage, key = newId()) => askForClientCard(ctx, client.id, key);

async function mailed(stage: Stage): Promise<string> {
  await ask(stage);
  return extractToken(await mailbox.next(stage.client.email));
}

const read = (token: string) => readCardRequest(world.asNobody(), token);
const give = (token: string, cardToken = 'sandbox_pays', key = newId()) =>
  giveRequestedCard(world.asNobody(), { token, cardToken }, key);

describe('asking', () => {
  test('mails a link in the company’s name, which says what is due', async () => {
    const stage = await openStage(world, { status: 'PastDue' });
    await asked(
      world,
      stage,
      `insert into theme_setups (company_id, title, colour) select id, 'Acme <Care>', '#1A73E8' from companies`,
    );
    await failedPayment(world, stage);
    const { cardRequestedAt } = await ask(stage);
    expect(cardRequestedAt).toBeInstanceOf(Date);
    const mail = await mailbox.next(stage.client.email);
    expect(mail).toMatchObject({
      subject: `${stage.company.name} asks you for a card`,
      from: { name: 'Acme <Care>' },
      replyTo: [{ address: stage.company.email }],
    });
    expect(mail.text).toContain('$10.00 is unpaid, and is charged once you have added a card.');
    expect(mail.html).toContain('Acme &lt;Care&gt;');
    expect(mail.html).toContain('background:#1A73E8');
    expect(mail.text).toContain(`${world.services.settings.publicUrl}/update-card?token=`);
    // The status changes after the mailbox has the email.
    const mails = () =>
      asked<{ status: string }>(world, stage, 'select template, subject, status from client_mails');
    await until(async () => (await mails())[0]?.status === 'Sent');
    expect(await mails()).toEqual([{ template: 'card-requested', subject: mail.subject, status: 'Sent' }]);
    expect(
      await asked(world, stage, `select action, changes from audit_events where action like 'client.%'`),
    ).toEqual([{ action: 'client.cardRequested', changes: [] }]);
  });

  test('who owes nothing reads that nothing is charged now', async () => {
    const stage = await openStage(world);
    await ask(stage);
    expect((await mailbox.next(stage.client.email)).text).toContain('Nothing is charged now');
  });

  test('three times a day and no more; a press that is sent again is no other time', async () => {
    const stage = await openStage(world);
    const key = newId();
    await Promise.all(Array.from({ length: 50 }, () => ask(stage, key)));
    await ask(stage);
    await ask(stage);
    await expect(ask(stage)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfterSeconds: expect.any(Number) },
    });
    await ask(stage, key);
    expect(await asked(world, stage, 'select id from card_requests')).toHaveLength(3);
    await stepTo(world, stage.company, '1 day 1 minute');
    await ask(stage);
  });

  test('needs MANAGE_PAYMENTS, a client of the company, and an account', async () => {
    const [stage, other] = [await openStage(world), await openStage(world)];
    const lacking = { ...stage, ctx: await world.as(stage.company, 'MANAGE_CLIENT_MANAGEMENT') };
    await expect(ask(lacking)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    for (const id of [other.client.id, newId(), 'nonsense']) {
      await expect(askForClientCard(stage.ctx, id, newId())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(ask(await openStage(world, { account: null }))).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('the link', () => {
  test('shows whose it is and what is due, and nothing else of the company', async () => {
    const stage = await openStage(world, { status: 'PastDue' });
    await failedPayment(world, stage);
    const token = await mailed(stage);
    expect(await read(token)).toEqual({
      companyName: stage.company.name,
      title: stage.company.name,
      colour: expect.stringMatching(/^#[0-9A-F]{6}$/),
      logoUrl: null,
      clientName: stage.client.name,
      planName: null,
      amountDue: 1000,
      currency: 'USD',
      provider: 'Sandbox',
      sandboxCards: [...world.services.cardProvider.sandboxCards],
      expiresAt: expect.any(Date),
    });
    expect(await startRequestedCardSetup(world.asNobody(), token)).toMatchObject({ provider: 'Sandbox' });
  });

  test('takes a card, which pays what is due, and works once', async () => {
    const stage = await openStage(world, { status: 'PastDue' });
    await failedPayment(world, stage);
    const token = await mailed(stage);
    await expect(give(token)).resolves.toBe(true);
    expect(await clientBilling(stage.ctx, stage.client.id)).toMatchObject({
      cards: [{ last4: '4242', isDefault: true }],
      unpaid: [],
      cardRequestedAt: null,
    });
    expect(
      await asked(
        world,
        stage,
        `select actor_type, actor_id, actor_name from audit_events where action = 'client.cardAdded'`,
      ),
    ).toEqual([{ actor_type: 'Client', actor_id: stage.client.id, actor_name: stage.client.name }]);
    const setup = () => startRequestedCardSetup(world.asNobody(), token);
    for (const attempt of [() => give(token), () => read(token), setup]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('30 parallel presses of one key give one card, and so does one that arrives again later', async () => {
    const stage = await openStage(world, { status: 'PastDue' });
    const payment = await failedPayment(world, stage);
    const token = await mailed(stage);
    const key = newId();
    const presses = Array.from({ length: 30 }, () => give(token, 'sandbox_pays', key));
    expect(new Set(await Promise.all(presses))).toEqual(new Set([true]));
    expect(await give(token, 'sandbox_pays', key)).toBe(true);
    expect((await clientBilling(stage.ctx, stage.client.id)).cards).toHaveLength(1);
    expect(
      await asked(world, stage, `select action from audit_events where action like 'client.card%'`),
    ).toEqual([{ action: 'client.cardRequested' }, { action: 'client.cardAdded' }]);
    expect(
      await asked(world, stage, 'select number from payment_attempts where payment_id = $1 order by 1', [
        payment,
      ]),
    ).toEqual([{ number: 2 }]);
  });

  test('the same key with another card, or for another link, is an error', async () => {
    const stage = await openStage(world);
    const key = newId();
    const first = await mailed(stage);
    await give(first, 'sandbox_pays', key);
    await expect(give(first, 'sandbox_short', key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const second = await mailed(stage);
    for (const card of ['sandbox_pays', 'sandbox_short']) {
      await expect(give(second, card, key)).rejects.toMatchObject({ code: 'CONFLICT' });
    }
    expect((await clientBilling(stage.ctx, stage.client.id)).cards).toHaveLength(1);
    // The link is still there for another press.
    await give(second);
  });

  test('given two cards at once keeps one', async () => {
    const stage = await openStage(world);
    const token = await mailed(stage);
    const answers = await Promise.allSettled(
      ['sandbox_pays', 'sandbox_short', 'sandbox_expires'].map((card) => give(token, card)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await clientBilling(stage.ctx, stage.client.id)).cards).toHaveLength(1);
  });

  test('a refused card leaves it as it was', async () => {
    const stage = await openStage(world);
    const token = await mailed(stage);
    await expect(give(token, 'sandbox_declined')).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: { cardToken: expect.stringContaining('declined') } },
    });
    await give(token);
  });

  test('runs out after seven days, and is replaced by the next one', async () => {
    const stage = await openStage(world);
    const first = await mailed(stage);
    const second = await mailed(stage);
    await expect(read(first)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(give(first)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await stepTo(world, stage.company, '6 days 23 hours');
    await read(second);
    await stepTo(world, stage.company, '7 days 1 hour');
    await expect(read(second)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(give(second)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('forged, spoilt, of another company or of one that is closed: all the same', async () => {
    const [stage, other] = [await openStage(world), await openStage(world)];
    const token = await mailed(stage);
    // The secret of the one company's link under the name of the other.
    const theirs = newCompanyToken(other.company.id).token;
    const renamed = theirs.slice(0, 20) + token.slice(20);
    await asked(world, other, `update companies set status = 'Cancelled'`);
    const startSetup = (link: string) => startRequestedCardSetup(world.asNobody(), link);
    const messages = [];
    for (const forged of ['', 'nonsense', newCompanyToken(newId()).token, theirs, renamed]) {
      for (const attempt of [read, give, startSetup]) {
        messages.push(await attempt(forged).catch((error: Error) => error.message));
      }
    }
    expect(new Set(messages)).toEqual(new Set(['This link does not exist.']));
    await asked(world, stage, `update companies set status = 'Blocked'`);
    await expect(read(token)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is looked up so often from one network and no more', async () => {
    const nobody = world.asNobody();
    const guesser = { ...nobody, caller: { ...nobody.caller, ipAddress: '203.0.113.9' } };
    const tries = Array.from({ length: 220 }, () =>
      readCardRequest(guesser, newCompanyToken(newId()).token).catch(({ code }: { code: string }) => code),
    );
    expect((await Promise.all(tries)).filter((code) => code === 'RATE_LIMITED')).toHaveLength(20);
  });
});

describe('a payment that failed', () => {
  const tell = (stage: Stage, ids: readonly string[]) =>
    world.services.database.inCompany(stage.company.id, (db) =>
      mailFailedPayments(db, world.services, stage.company.id, ids),
    );

  test('is told with a link that takes another card', async () => {
    const stage = await openStage(world, { status: 'PastDue' });
    await tell(stage, [await failedPayment(world, stage)]);
    const mail = await mailbox.next(stage.client.email);
    expect(mail.subject).toBe(`Your payment to ${stage.company.name} did not go through`);
    expect(mail.text).toContain('$10.00 for Standard, Jan 1 – 31, 2027 could not be charged.');
    expect(mail.text).toContain('It is tried again on');
    await give(extractToken(mail));
    expect((await clientBilling(stage.ctx, stage.client.id)).unpaid).toEqual([]);
  });

  test('is told once the bank has declined it', async () => {
    const stage = await openStage(world);
    const { client, plan, ctx, company } = stage;
    const input = { clientId: client.id, planId: plan.id, token: 'sandbox_declined_later' };
    await startClientSubscription(ctx, input, newId());
    expect((await mailbox.next(client.email)).subject).toContain('Your plan with');
    await chargeCompany(world.services, company.id);
    const mail = await mailbox.next(client.email);
    expect(mail.subject).toBe(`Your payment to ${company.name} did not go through`);
    expect(mail.text).toContain('It was tried with your card, Visa ending in 0341.');
    await give(extractToken(mail));
    await chargeCompany(world.services, company.id);
    expect(await clientBilling(ctx, client.id)).toMatchObject({ unpaid: [], cards: [{ last4: '4242' }, {}] });
    expect(await asked(world, stage, 'select status, attempt_count as tries from payments')).toEqual([
      { status: 'Succeeded', tries: 2 },
    ]);
  });

  test('emails a client at most five times a day, besides what operators ask for', async () => {
    const stage = await openStage(world, { status: 'PastDue' });
    const id = await failedPayment(world, stage);
    for (let time = 0; time < 7; time += 1) await tell(stage, [id]);
    expect(await asked(world, stage, 'select count(*)::integer from card_requests')).toEqual([{ count: 5 }]);
    await ask(stage);
    await stepTo(world, stage.company, '1 day 1 hour');
    await tell(stage, [id]);
    expect(await asked(world, stage, 'select count(*)::integer from card_requests')).toEqual([{ count: 7 }]);
  });

  test('and is paid by the time of the mail is told of no more', async () => {
    const stage = await openStage(world, { status: 'PastDue' });
    const id = await failedPayment(world, stage);
    await asked(world, stage, `update payments set status = 'Succeeded', paid_at = now() where id = $1`, [
      id,
    ]);
    await tell(stage, [id]);
    expect(await asked(world, stage, 'select id from card_requests')).toEqual([]);
  });
});

test('40 cards are tried by one link in an hour and no more', async () => {
  const stage = await openStage(world);
  const token = await mailed(stage);
  for (let count = 0; count < 39; count += 1) {
    await expect(give(token, 'sandbox_declined')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  }
  await startRequestedCardSetup(world.asNobody(), token);
  await expect(give(token)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});
