import { newId } from '../../lib/ids';
import { momentOf } from '../../lib/moments';
import { startClientSubscription } from '../client-cards/subscribe';
import { asked } from '../client-cards/testing/stage';
import { paidPeriod } from '../payments/paidPeriod';
import { bookOf } from './testing/declinedRenewal';
import { openStripeSide, type StripeSide } from './testing/sides';

let side: StripeSide;
beforeAll(async () => void (side = await openStripeSide()));
afterAll(() => side.close());

interface Paid {
  description: string;
  start: Date;
  end: Date;
  from: string;
  to: string;
}

test.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
  'a subscription that Stripe renews keeps Stripe’s periods, shown in days of %s',
  async (timeZone) => {
    const stage = await side.open();
    const { ctx, client, plan } = stage;
    await asked(side.world, stage, 'update companies set time_zone = $1', [timeZone]);
    const token = await side.token(stage, 'pays');
    await startClientSubscription(ctx, { clientId: client.id, planId: plan.id, token }, newId());
    await side.settle(stage);
    await side.passMonth(stage);

    const periods = (await bookOf(side, stage))
      .all('invoice')
      .map(({ lines }) => lines.data[0]?.period)
      .map((period) => ({
        periodStart: momentOf(new Date((period?.start ?? 0) * 1000)),
        periodEnd: momentOf(new Date((period?.end ?? 0) * 1000)),
      }))
      .sort((one, other) => one.periodStart.localeCompare(other.periodStart));
    expect(periods).toHaveLength(2);
    const paid = await asked<Paid>(
      side.world,
      stage,
      `select description, period_start as start, period_end as end, period_from::text as from, period_to::text as to
       from payments where direction = 'Incoming' order by period_start`,
    );
    expect(paid).toEqual(
      periods
        .map((period) => paidPeriod(plan.name, period, timeZone))
        .map(({ description, periodStart, periodEnd, periodFrom, periodTo }) => ({
          description,
          start: periodStart,
          end: periodEnd,
          from: periodFrom,
          to: periodTo,
        })),
    );
  },
);
