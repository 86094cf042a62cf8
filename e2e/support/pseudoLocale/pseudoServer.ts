import { catalogOf } from '../../../server/lib/i18n/i18n';
import { pseudoMessages } from './pseudoMessages';

// Node loads this module before the server, which then has accented texts instead of English ones.
Object.assign(catalogOf('en'), pseudoMessages());
