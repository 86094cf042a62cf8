export { readFileLink, signFileLink } from './marketing-templates/link';
export { saveMarketingText, setMarketingFavorite } from './marketing-templates/texts.service';
export { packNamed } from './start-up-packs/catalog';
export { installStartUpPack } from './start-up-packs/install.service';
export { runStartUpPack } from './start-up-packs/run';
