import sharp from 'sharp';

export interface FormBody {
  headers: Record<string, string>;
  payload: Buffer;
}

export function multipartForm(bytes: Uint8Array, fileName: string): FormBody {
  const boundary = 'x-livery-test';
  const partHeader = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(partHeader), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

export const createTestImage = (): Promise<Buffer> =>
  sharp({ create: { width: 128, height: 128, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();

export const logoUpload = async (): Promise<FormBody> => multipartForm(await createTestImage(), 'logo.png');

/** Returns a form that uploads two clients, with the columns of the default `mapping` of `variablesOf`. */
export const clientsUpload = (): FormBody =>
  multipartForm(Buffer.from('Name,Email\nAda,ada@client.test\nBob,bob@client.test\n'), 'clients.csv');
