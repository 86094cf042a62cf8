import type { PackPlan } from '../../client-billing/packPlans';
import type { LegalPathname } from '../../content/templates';

export interface PackGuide {
  /** The last part of its address, where that is free. */
  pathname: string;
  title: string;
  summary: string;
  html: string;
}

/** Sections for a legal page, which go into Livery's template before its last one. */
export interface PackLegal {
  pathname: LegalPathname;
  about: string;
  html: string;
}

/** Words for a marketing template, by their keys. */
export interface PackWords {
  slug: string;
  words: Readonly<Record<string, string>>;
}

export interface Pack {
  slug: string;
  name: string;
  tagline: string;
  description: string;
  industry: string;
  /** Counted up when the contents change: those who have an earlier one are told. */
  version: number;
  changelog: string;
  look: { colour: string; tagline: string; introduction: string };
  plans: readonly PackPlan[];
  guides: readonly PackGuide[];
  legal: readonly PackLegal[];
  words: readonly PackWords[];
}
