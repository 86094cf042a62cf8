import type { Context } from '../../context';
import { openWorld, type TestCompany, type World } from '../../testing/world';
import { login } from './login';
import { hashPassword } from './passwords';
import { signUp } from './signUp';

const password = 'correct horse battery';
const firefox = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;
const berlin = '85.214.132.117';
const sameProvider = '85.214.132.118';
const london = '81.2.69.142';

let world: World;
let company: TestCompany;
let passwordHash: string;
beforeAll(async () => {
  world = await openWorld();
  passwordHash = await hashPassword(password);
});
afterAll(() => world.close());
beforeEach(async () => {
  company = await world.company();
});

const from = (ipAddress: string, userAgent: string | null): Context => ({
  ...world.asNobody(),
  caller: { requestId: 'r1', ipAddress, userAgent },
});

const mailsTo = async (email: string) =>
  (await world.services.jobs.waiting('send-mail')).filter(({ to }) => to === email);

test('a sign-in from an unknown device sends a mail that says from where', async () => {
  await world.services.database.inCompany(company.id, (db) =>
    db.query("update companies set time_zone = 'Asia/Tokyo'"),
  );
  const { email, name } = await world.operator(company, { passwordHash });
  await login(from(berlin, firefox(130)), { email, password });

  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    template: 'new-device',
    values: {
      name,
      device: 'Firefox on Linux',
      place: 'Germany',
      address: berlin,
      time: expect.stringMatching(/^\w+ \d{1,2}, \d{4} at \d{1,2}:\d{2} [AP]M \(Asia\/Tokyo\)$/),
      link: expect.stringMatching(/\/forgot-password$/),
    },
  });
});

test('a device that is known is signed in from without a word, with a newer browser and another address too', async () => {
  const { email } = await world.operator(company, { passwordHash });
  await login(from(berlin, firefox(130)), { email, password });
  await login(from(sameProvider, firefox(131)), { email, password });
  expect(await mailsTo(email)).toHaveLength(1);

  await login(from(london, firefox(131)), { email, password });
  await login(from(berlin, 'curl/8.0'), { email, password });
  await login(from('192.168.1.7', null), { email, password });
  const places = (await mailsTo(email)).map(({ values }) => `${values['device']}, ${values['place']}`);
  expect(places.sort()).toEqual([
    'Firefox on Linux, Germany',
    'Firefox on Linux, United Kingdom',
    'Unknown device, Germany',
    'Unknown device, not known',
  ]);
});

test('what is one operator’s device is nobody else’s', async () => {
  const [one, other] = [
    await world.operator(company, { passwordHash }),
    await world.operator(company, { passwordHash }),
  ];
  await login(from(berlin, firefox(130)), { email: one.email, password });
  await login(from(berlin, firefox(130)), { email: other.email, password });
  expect(await mailsTo(other.email)).toHaveLength(1);
});

test('nobody is mailed about what they sign up from, then or later', async () => {
  const email = 'founder@company.test';
  const here = from(berlin, firefox(130));
  await signUp(here, { companyName: 'New', name: 'Founder', email, password });
  await login(here, { email, password });
  expect(await mailsTo(email)).toEqual([]);
});

test('a sign-in that fails is no sign-in', async () => {
  const { email } = await world.operator(company, { passwordHash });
  await expect(login(from(berlin, firefox(130)), { email, password: 'wrong' })).rejects.toThrow();
  expect(await mailsTo(email)).toEqual([]);
});
