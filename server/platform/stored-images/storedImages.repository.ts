import type { Db } from '../db/database';
import type { StatementRows } from '../db/rows.generated';
import type { DecodedImage } from '../images/decodedImage';

export type StoredKind = 'SquareLogo' | 'FullLogo' | 'ProfileImage' | 'GuideImage';

export type ImageRow = StatementRows['imageById'];

export async function insertImage(
  db: Db,
  companyId: string,
  id: string,
  kind: StoredKind,
  image: DecodedImage,
): Promise<void> {
  await db.query(
    `/* insertImage */ insert into images (company_id, id, kind, png, svg, width, height)
     values ($1, $2, $3, $4::bytea, $5, $6, $7)`,
    [companyId, id, kind, Buffer.from(image.png), image.svg, image.width, image.height],
  );
}

export async function deleteImage(db: Db, companyId: string, id: string): Promise<void> {
  await db.query('/* deleteImage */ delete from images where company_id = $1 and id = $2', [companyId, id]);
}

export async function imageById(db: Db, companyId: string, id: string): Promise<ImageRow | undefined> {
  const { rows } = await db.query(
    '/* imageById */ select id, png, svg from images where company_id = $1 and id = $2',
    [companyId, id],
  );
  return rows[0];
}
