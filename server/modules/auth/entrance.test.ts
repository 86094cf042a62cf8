import { atEntrance } from './entrance';

test('of thousands who come at once some are let in, some wait, and the others are told when to come again', async () => {
  const ends: (() => void)[] = [];
  let [inside, refused] = [0, 0];
  let people = 0;
  const come = () =>
    atEntrance(`10.0.${Math.floor(people / 250)}.${(people += 1) % 250}`, async () => {
      inside += 1;
      await new Promise<void>((resolve) => ends.push(resolve));
    }).catch((error: unknown) => {
      refused += 1;
      expect(error).toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 5 } });
    });

  const everybody = Array.from({ length: 3000 }, come);
  await new Promise(setImmediate);
  expect({ inside, refused }).toEqual({ inside: 8, refused: 3000 - 48 });

  while (ends.length > 0) {
    ends.splice(0).forEach((end) => end());
    await new Promise(setImmediate);
  }
  await Promise.all(everybody);
  expect({ inside, refused }).toEqual({ inside: 48, refused: 3000 - 48 });
  const next = come();
  ends.splice(0).forEach((end) => end());
  await next;
  expect(inside).toBe(49);
});

test('one network has a part of the line, and others come in', async () => {
  const ends: (() => void)[] = [];
  const come = (ipAddress: string) =>
    atEntrance(ipAddress, () => new Promise<void>((resolve) => ends.push(resolve))).then(
      () => 'in',
      () => 'refused',
    );
  const crowd = Array.from({ length: 100 }, (_, at) => come(`2001:db8::${at.toString(16)}`));
  const other = come('192.0.2.1');
  for (let turns = 0; turns < 4; turns += 1) {
    await new Promise(setImmediate);
    ends.splice(0).forEach((end) => end());
  }
  const told = await Promise.all(crowd);
  expect(told.filter((answer) => answer === 'in')).toHaveLength(16);
  expect(await other).toBe('in');
});
