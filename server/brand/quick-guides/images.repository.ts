import type { Db } from '../../platform';
import { imageIdIn } from '../../../contract/content';

/**
 * Returns whether an image is a guide image, so that guide image links can't open logos or profile images.
 */
export async function isGuideImage(db: Db, companyId: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `/* isGuideImage */ select from images where company_id = $1 and id = $2 and kind = 'GuideImage'`,
    [companyId, id],
  );
  return rowCount === 1;
}

const srcAttributes = / src="([^"]*)"/g;

/** Counts the images that a sanitized text shows but the company does not have. */
export async function missingImages(db: Db, companyId: string, html: string): Promise<number> {
  const ids = [...html.matchAll(srcAttributes)].map(([, src = '']) => imageIdIn(src));
  const { rows } = await db.query(
    `/* missingGuideImages */ select count(*)::integer as missing from unnest($2::uuid[]) as w (id)
     where not exists (
       select from images i where i.company_id = $1 and i.id = w.id and i.kind = 'GuideImage'
     )`,
    [companyId, [...new Set(ids.filter((id) => id !== null))]],
  );
  return rows[0]?.missing ?? 0;
}
