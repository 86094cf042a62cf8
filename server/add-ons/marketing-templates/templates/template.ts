import type { MarketingCategory, MarketingFormat } from '../../../../contract/enums';
import type { MarketingIdentity } from '../brand';
import type { Block } from '../email/blocks';
import type { Page } from '../canvas/scene';

export interface Field {
  key: string;
  label: string;
  maxLength: number;
  isMultiline?: true;
  default: string;
}

/** The input of a template: `fieldText` returns the text of a field with its variables filled in. */
export interface Content {
  fieldText: (key: string) => string;
  identity: MarketingIdentity;
}

interface BaseTemplate {
  slug: string;
  name: string;
  description: string;
  /** Incremented when the template's design changes. */
  version: number;
  width: number;
  height: number;
  fields: readonly Field[];
}

/** A template that is drawn page by page. */
export interface DrawnTemplate extends BaseTemplate {
  category: Exclude<MarketingCategory, 'Email' | 'Landing'>;
  pages: number;
  formats: readonly [MarketingFormat, ...MarketingFormat[]];
  draw(content: Content): Page[];
}

/** A template made of blocks, from which its HTML and its image are rendered. */
export interface BlockTemplate extends BaseTemplate {
  category: 'Email' | 'Landing';
  blocks(content: Content): Block[];
}

export type Template = DrawnTemplate | BlockTemplate;

export const isBlockTemplate = (template: Template): template is BlockTemplate => 'blocks' in template;

export const formatsOf = (template: Template): readonly MarketingFormat[] =>
  isBlockTemplate(template) ? ['Html'] : template.formats;
