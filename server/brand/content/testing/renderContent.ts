import { sanitizeHtmlForDisplay } from '../sanitize';
import { fillVariables, type VariableValues } from '../variables';

/** Returns the HTML that clients see, without using worker threads. */
export const renderContent = (html: string, values: VariableValues): string =>
  sanitizeHtmlForDisplay(fillVariables(html, values));
