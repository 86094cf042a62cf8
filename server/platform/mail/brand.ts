<<<<<<< HEAD:server/platform/mail/brand.ts
import { readableTextColor } from '../../lib/contrast';

=======
>>>>>>> b5c62bbb (refactor(brand): derive the portal's colors in one place):server/mail/brand.ts
/** The company in whose name an email is sent. Emails without a brand come from Livery. */
export interface EmailBrand {
  title: string;
  /** A hex color as `#RRGGBB`. */
  colour: string;
  replyTo: string;
}
