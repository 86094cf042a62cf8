module.exports = {
  schemaFile: '../../openapi.yaml',
  apiFile: './base.ts',
  apiImport: 'api',
  outputFile: './files.generated.ts',
  exportName: 'filesApi',
  flattenArg: true,
  filterEndpoints: /^upload/,
};
