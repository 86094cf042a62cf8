import type { TestCompany, World } from '../../../testing/world';
import type { StoredImage } from '../../images/service';
import { putLogo } from '../logos';
import type { LogoKind } from '../sql';

/** A logo of one pixel, as its company's Admin uploads it. */
export async function giveLogo(world: World, company: TestCompany, kind: LogoKind): Promise<StoredImage> {
  const admin = await world.asAdmin(company);
  const size = { width: 1, height: 1, sourceWidth: 1, sourceHeight: 1 };
  return world.services.database.inCompany(company.id, (db) =>
    putLogo(db, admin, company.id, kind, { png: Buffer.from([0]), svg: null, ...size }),
  );
}
