import type { TestCompany, Fixture } from '../../../testing/fixture';
import type { StoredImage } from '../../../platform';
import { setLogo } from '../logos.service';
import type { LogoKind } from '../../../../contract/enums';

/** Stores a placeholder logo as the company's Admin, without decoding an image. */
export async function uploadTestLogo(
  fixture: Fixture,
  company: TestCompany,
  kind: LogoKind,
): Promise<StoredImage> {
  const admin = await fixture.asAdmin(company);
  const size = { width: 1, height: 1, sourceWidth: 1, sourceHeight: 1 };
  return fixture.services.database.inCompany(company.id, (db) =>
    setLogo(db, admin, company.id, kind, { png: Buffer.from([0]), svg: null, ...size }),
  );
}
