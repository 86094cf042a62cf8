import type { LegalPathname } from '../../../brand';
import type { PackPlan } from '../../../billing';

export interface PackGuide {
  /** The last part of the guide's address, if it is not taken. */
  pathname: string;
  title: string;
  summary: string;
  html: string;
}

/** Sections that are inserted before the last section of Livery's template for a legal page. */
export interface PackLegal {
  pathname: LegalPathname;
  about: string;
  html: string;
}

/** Texts of a marketing template by field key. */
export interface PackTemplateTexts {
  slug: string;
  texts: Readonly<Record<string, string>>;
}

export interface Pack {
  slug: string;
  name: string;
  tagline: string;
  description: string;
  industry: string;
  /** Must increase when the contents change, so that companies with an earlier version see an update. */
  version: number;
  changelog: string;
  brand: { colour: string; tagline: string; introduction: string };
  plans: readonly PackPlan[];
  guides: readonly PackGuide[];
  legal: readonly PackLegal[];
  texts: readonly PackTemplateTexts[];
}
