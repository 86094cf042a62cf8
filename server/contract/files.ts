import sharp from 'sharp';

export interface FormBody {
  headers: Record<string, string>;
  payload: Buffer;
}

/** One file as a browser's form sends it. */
export function formWith(bytes: Uint8Array, fileName: string): FormBody {
  const boundary = 'x-livery-test';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

export const aPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 128, height: 128, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();

export const aLogo = async (): Promise<FormBody> => formWith(await aPicture(), 'logo.png');

/** Two clients, in the columns that the mapping of inputs.ts says. */
export const someClients = (): FormBody =>
  formWith(Buffer.from('Name,Email\nAda,ada@client.test\nBob,bob@client.test\n'), 'clients.csv');
