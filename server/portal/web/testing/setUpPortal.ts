import sharp from 'sharp';
import type { Fixture } from '../../../testing/fixture';
import type { CompanyRow } from '../../../testing/factories/companies';
import {
  insertImage,
  insertTheme,
  publishGuide,
  publishLegalVersion,
} from '../../../testing/factories/brand';
import { insertPlan } from '../../../testing/factories/plans';

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
  const square = await drawImage(512, 512);
  const imageId = await insertImage(database, company, 'GuideImage', square);
  await insertTheme(database, company, {
    ...brand,
    squareLogoId: await insertImage(database, company, 'SquareLogo', square),
    fullLogoId: await insertImage(database, company, 'FullLogo', await drawImage(1024, 256)),
    tagline: 'Work that is done',
    introduction: 'We do it for you.',
  });
  await publishLegalVersion(database, company, {
    pathname: 'privacy-policy',
    title: 'Privacy policy',
    html: '<h2>Who we are</h2><p>{{company}} writes this.</p><script>alert(1)</script>',
    effectiveOn: '2026-02-01',
    number: 3,
  });
  const summary = 'In short.';
  await publishGuide(database, company, {
    ...{ pathname: 'first-steps', title: 'First steps', summary },
    html: `<p>Look:</p><img src="/images/${imageId}" alt="A square">`,
  });
  await publishGuide(database, company, {
    ...{ pathname: 'for-members', title: 'For members', summary },
    html: '<p>Only for you.</p>',
    planIds: [plan.id],
  });
  return { imageId, planId: plan.id };
}
