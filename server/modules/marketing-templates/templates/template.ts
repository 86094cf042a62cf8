import type { MarketingCategory, MarketingFormat } from '../../../schema.generated';
import type { MarketingIdentity } from '../brand';
import type { Block } from '../mail/blocks';
import type { Page } from '../scene/scene';

export interface Field {
  key: string;
  label: string;
  maxLength: number;
  isLong?: true;
  default: string;
}

/** The words in place of the fields, their variables filled in, and whose they are. */
export interface Content {
  words: (key: string) => string;
  identity: MarketingIdentity;
}

interface Described {
  slug: string;
  name: string;
  description: string;
  /** Counted up when it looks different. */
  version: number;
  width: number;
  height: number;
  fields: readonly Field[];
}

/** Drawn page by page. */
export interface DrawnTemplate extends Described {
  category: Exclude<MarketingCategory, 'Email' | 'Landing'>;
  pages: number;
  formats: readonly [MarketingFormat, ...MarketingFormat[]];
  draw(content: Content): Page[];
}

/** Written in blocks, of which its HTML and its picture are made. */
export interface WrittenTemplate extends Described {
  category: 'Email' | 'Landing';
  blocks(content: Content): Block[];
}

export type Template = DrawnTemplate | WrittenTemplate;

export const isWritten = (template: Template): template is WrittenTemplate => 'blocks' in template;

export const formatsOf = (template: Template): readonly MarketingFormat[] =>
  isWritten(template) ? ['Html'] : template.formats;
