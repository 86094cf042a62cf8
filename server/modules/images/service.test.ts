import sharp from 'sharp';
import { newId } from '../../lib/ids';
import { openWorld, type World } from '../../testing/world';
import { readUploadedImage } from './service';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('uploads from one /48 share three places of the queue, whatever their companies', async () => {
  const background = { width: 200, height: 200, channels: 3, background: '#f00' } as const;
  const bytes = await sharp({ create: background }).png().toBuffer();
  const image = { png: bytes, width: 200, height: 200, sourceWidth: 200, sourceHeight: 200, svg: null };
  let finish: () => void = () => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  const services = { ...world.services, decodeImageFile: () => held.then(() => image) };
  const begin = async (ipAddress: string) => {
    const { caller, ...ctx } = world.asNobody();
    const from = { ...ctx, services, caller: { ...caller, ipAddress } };
    let read: Promise<unknown> = Promise.resolve();
    // Its place is taken once its file has been read.
    await new Promise<void>((resolve) => {
      read = readUploadedImage(from, newId(), async () => {
        setImmediate(resolve);
        return bytes;
      });
    });
    return { read };
  };
  const first = [];
  for (const at of [1, 2, 3]) first.push(await begin(`2001:db8:1:${at}00::1`));
  await expect((await begin('2001:db8:1:400::1')).read).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  const elsewhere = await begin('2001:db8:2:100::1');
  finish();
  for (const { read } of [...first, elsewhere]) await expect(read).resolves.toMatchObject({ width: 200 });
});
