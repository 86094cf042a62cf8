import sharp from 'sharp';
import { newId } from '../../lib/ids';
import { openFixture, type Fixture } from '../../testing/fixture';
import { readUploadedImage } from './storedImages.service';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await openFixture();
});
afterAll(() => fixture.close());

test('readUploadedImage limits uploads from one /48 network to three queue slots across companies', async () => {
  const background = { width: 200, height: 200, channels: 3, background: '#f00' } as const;
  const bytes = await sharp({ create: background }).png().toBuffer();
  const image = { png: bytes, width: 200, height: 200, sourceWidth: 200, sourceHeight: 200, svg: null };
  let finishDecoding: () => void = () => {};
  const decoding = new Promise<void>((resolve) => (finishDecoding = resolve));
  const services = { ...fixture.services, decodeImageFile: () => decoding.then(() => image) };
  const startUpload = async (ipAddress: string) => {
    const { caller, ...ctx } = fixture.asAnonymous();
    const uploadContext = { ...ctx, services, caller: { ...caller, ipAddress } };
    let read: Promise<unknown> = Promise.resolve();
    // An upload takes its queue slot after its file was read.
    await new Promise<void>((resolve) => {
      read = readUploadedImage(uploadContext, newId(), async () => {
        setImmediate(resolve);
        return bytes;
      });
    });
    return { read };
  };
  const uploads = [];
  for (const index of [1, 2, 3]) uploads.push(await startUpload(`2001:db8:1:${index}00::1`));
  await expect((await startUpload('2001:db8:1:400::1')).read).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  const otherNetworkUpload = await startUpload('2001:db8:2:100::1');
  finishDecoding();
  for (const { read } of [...uploads, otherNetworkUpload])
    await expect(read).resolves.toMatchObject({ width: 200 });
});
