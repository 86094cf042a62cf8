export { marketingFileRoutes } from './marketing-templates/marketingFiles.routes';
export { deleteOperatorFavorites } from './marketing-templates/marketingTemplates.repository';
export { marketingTemplateResolvers } from './marketing-templates/marketingTemplates.resolvers';
export { startStartUpPackWorkers } from './start-up-packs/run';
export { startUpPackResolvers } from './start-up-packs/startUpPacks.resolvers';
