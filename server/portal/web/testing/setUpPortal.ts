import sharp from 'sharp';
import { newId } from '../../../lib/ids';
import type { CompanyRow } from '../../../testing/factories';
import { insertPlan } from '../../../testing/insertPlan';
import type { Fixture } from '../../../testing/fixture';

const drawImage = async (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: '#7a1fa2' } })
    .png()
    .toBuffer();

export interface PortalFixture {
  /** An image in the guide for all visitors. */
  imageId: string;
  /** The plan whose clients can read the second guide. */
  planId: string;
}

/** Creates a brand with two logos, three plans, a legal page, a public guide and a guide for one plan. */
export async function setUpPortal(
  { services: { database } }: Pick<Fixture, 'services'>,
  company: CompanyRow,
  brand: { title: string; colour: string } = { title: 'Acme & Sons', colour: '#7A1FA2' },
): Promise<PortalFixture> {
  const plan = await insertPlan(database, company, { name: 'Standard', trialDays: 14, yearlyPrice: 10_000 });
  await insertPlan(database, company, { name: 'Large', price: 4_900, setupFee: 2_500, intervalCount: 3 });
  await insertPlan(database, company, { name: 'Free <b>', price: 0 });
  const [squareLogoId, fullLogoId, imageId, guideId, memberGuideId] = [
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
  ];
  const logos = { SquareLogo: await drawImage(512, 512), FullLogo: await drawImage(1024, 256) };

  await database.inCompany(company.id, async (db) => {
    const insertImage = (id: string, kind: 'SquareLogo' | 'FullLogo' | 'GuideImage', png: Buffer) =>
      db.query(
        'insert into images (company_id, id, kind, png, width, height) values ($1, $2, $3, $4::bytea, 1, 1)',
        [company.id, id, kind, png],
      );
    await insertImage(squareLogoId, 'SquareLogo', logos.SquareLogo);
    await insertImage(fullLogoId, 'FullLogo', logos.FullLogo);
    await insertImage(imageId, 'GuideImage', logos.SquareLogo);
    await db.query(
      `insert into theme_setups (company_id, title, colour, square_logo_id, full_logo_id, tagline, introduction)
       values ($1, $2, $3, $4, $5, 'Work that is done', 'We do it for you.')`,
      [company.id, brand.title, brand.colour, squareLogoId, fullLogoId],
    );
    await db.query(`insert into legal_pages (company_id, pathname) values ($1, 'privacy-policy')`, [
      company.id,
    ]);
    await db.query(
      `insert into legal_page_versions (company_id, pathname, number, title, html, effective_on)
       values ($1, 'privacy-policy', 3, 'Privacy policy', $2, '2026-02-01')`,
      [company.id, '<h2>Who we are</h2><p>{{company}} writes this.</p><script>alert(1)</script>'],
    );
    await db.query(`update legal_pages set published_version = 3 where company_id = $1`, [company.id]);
    const insertGuide = async (
      id: string,
      pathname: string,
      title: string,
      html: string,
      planIds: string[] | null,
    ) => {
      await db.query(
        'insert into quick_guides (company_id, id, pathname, position, plan_ids) values ($1, $2, $3, 1, $4)',
        [company.id, id, pathname, planIds],
      );
      await db.query(
        `insert into quick_guide_versions (company_id, guide_id, number, title, summary, html)
         values ($1, $2, 1, $3, 'In short.', $4)`,
        [company.id, id, title, html],
      );
      await db.query('update quick_guides set published_version = 1 where company_id = $1 and id = $2', [
        company.id,
        id,
      ]);
    };
    await insertGuide(
      guideId,
      'first-steps',
      'First steps',
      `<p>Look:</p><img src="/images/${imageId}" alt="A square">`,
      null,
    );
    await insertGuide(memberGuideId, 'for-members', 'For members', '<p>Only for you.</p>', [plan.id]);
  });
  return { imageId, planId: plan.id };
}
