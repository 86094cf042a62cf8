import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MarketingCategory, MarketingFormat } from '@contract/enums';

export const categoryLabels: Readonly<Record<MarketingCategory, MessageDescriptor>> = {
  Email: msg`Emails`,
  Social: msg`Social posts`,
  Flyer: msg`Flyers`,
  Presentation: msg`Presentations`,
  Ad: msg`Ads`,
  Landing: msg`Landing pages`,
};

export const formatNames: Readonly<Record<MarketingFormat, string>> = {
  Png: 'PNG',
  Pdf: 'PDF',
  Html: 'HTML',
};
