import { type Rhythm, Rhythms } from './rhythms';

const minuteOf = (time: string): number => Math.floor(Date.parse(time) / 60_000);

const onOneDay = (time: string): string => `2026-11-25T${time}Z`;

/** In which of these minutes a job was sent. */
async function sentIn(rhythm: Rhythm, times: readonly string[], firstFails = false): Promise<string[]> {
  const rhythms = new Rhythms();
  rhythms.add('purge-expired', rhythm);
  const sent: string[] = [];
  let fails = firstFails;
  for (const time of times) {
    const send = async (): Promise<void> => {
      if (fails) {
        fails = false;
        throw new Error('not now');
      }
      sent.push(time);
    };
    await rhythms.sendDue(minuteOf(time), send).catch(() => undefined);
  }
  return sent;
}

test.each<[string, Rhythm, string[], string[]]>([
  ['each minute', { everyMinutes: 1 }, ['2026-11-25T00:00:00Z', '2026-11-25T07:43:59Z'], []],
  [
    'each five minutes',
    { everyMinutes: 5 },
    ['2026-11-25T00:00:30Z', '2026-11-25T13:55:00Z'],
    ['2026-11-25T13:54:59Z', '2026-11-25T13:56:00Z'],
  ],
  [
    'each hour, 17 minutes past',
    { everyMinutes: 60, after: 17 },
    ['2026-11-25T00:17:00Z', '2026-11-25T23:17:59Z', '2028-02-29T05:17:00Z'],
    ['2026-11-25T00:16:59Z', '2026-11-25T00:18:00Z', '2026-11-25T17:00:00Z'],
  ],
  [
    'each day at seven',
    { everyMinutes: 24 * 60, after: 7 * 60 },
    ['2026-11-25T07:00:00Z', '2027-01-01T07:00:59Z'],
    ['2026-11-25T06:59:59Z', '2026-11-25T07:01:00Z', '2026-11-25T19:00:00Z'],
  ],
])('a job comes %s, and in no other minute', async (_often, rhythm, its, others) => {
  for (const time of its) expect(await sentIn(rhythm, [time])).toEqual([time]);
  for (const time of others) expect(await sentIn(rhythm, [time])).toEqual([]);
});

const hourly = { everyMinutes: 60, after: 17 };

test('a job comes once, however often its minute is looked at', async () => {
  const looks = ['09:17:00', '09:17:02', '09:17:58', '09:18:00', '10:16:59', '10:17:01', '10:17:03'];
  expect(await sentIn(hourly, looks.map(onOneDay))).toEqual(['09:17:00', '10:17:01'].map(onOneDay));
});

test('a job whose minute nobody looked at comes afterwards, once', async () => {
  const looks = ['09:16:00', '09:18:30', '14:00:00', '14:01:00'];
  expect(await sentIn(hourly, looks.map(onOneDay))).toEqual(['09:18:30', '14:00:00'].map(onOneDay));
});

test('a job that could not be sent is sent with the next look', async () => {
  const looks = ['09:17:00', '09:17:02', '09:17:04'];
  expect(await sentIn(hourly, looks.map(onOneDay), true)).toEqual(['09:17:02'].map(onOneDay));
});

test('a clock that is put back lets jobs come in their minutes again, and no other', async () => {
  const looks = ['12:17:00', '09:16:00', '09:17:00', '09:18:00'];
  expect(await sentIn(hourly, looks.map(onOneDay))).toEqual(['12:17:00', '09:17:00'].map(onOneDay));
});
