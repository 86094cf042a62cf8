import type { Db } from '../../platform';

export async function profileImageIdOf(
  db: Db,
  companyId: string,
  operatorId: string,
): Promise<string | null> {
  const { rows } = await db.query(
    '/* profileImageIdOf */ select profile_image_id from operators where company_id = $1 and id = $2',
    [companyId, operatorId],
  );
  return rows[0]?.profile_image_id ?? null;
}

/** Sets or clears an operator's image. Returns the id of the previous image, or null. */
export async function replaceProfileImage(
  db: Db,
  companyId: string,
  operatorId: string,
  imageId: string | null,
): Promise<string | null> {
  const { rows } = await db.query(
    `/* replaceProfileImage */ update operators o set profile_image_id = $3, updated_at = now()
     from (
       select profile_image_id as replaced from operators where company_id = $1 and id = $2 for update
     ) old
     where o.company_id = $1 and o.id = $2 returning old.replaced`,
    [companyId, operatorId, imageId],
  );
  return rows[0]?.replaced ?? null;
}
