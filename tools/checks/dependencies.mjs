// The import rules of the server's contexts and of the contract. `npm run check` runs them with
// dependency-cruiser. docs/adr/0030 explains the contexts.

/** From lowest to highest. A context imports only from contexts before it. */
const contexts = [
  'platform',
  'company',
  'identity',
  'brand',
  'clients',
  'billing',
  'portal',
  'insights',
  'add-ons',
  'company-lifecycle',
];

/** Tests, and the code that only tests and tools use. */
const testCode =
  '\\.test\\.tsx?$|/testing/|^server/[^/]+/(testing|internals)\\.ts$|^server/(testing|operations|scale)/|^(tools|e2e)/';

const inContext = `^server/(${contexts.join('|')})/`;
/** Programs import `startup.ts` before they load the contexts. */
const entryPoint = `^server/((${contexts.join('|')})/(index|demo)|platform/startup)\\.ts$`;
const testEntryPoint = `^server/(${contexts.join('|')})/(testing|internals)\\.ts$`;

const downward = contexts.slice(0, -1).map((context, index) => ({
  name: `${context}-imports-downward`,
  comment: `server/${context} may import only from contexts before it: ${contexts.join(' → ')}. Publish a domain event, or move the code.`,
  severity: 'error',
  from: { path: `^server/${context}/`, pathNot: testCode },
  to: { path: `^server/(${contexts.slice(index + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Files must not import each other in a cycle, not even types.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'context-entry-point',
      comment: 'Import from another context only its index.ts.',
      severity: 'error',
      from: { path: '^(server|tools|e2e)/', pathNot: `${inContext}|${testCode}` },
      to: { path: inContext, pathNot: entryPoint },
    },
    {
      name: 'context-entry-point-from-context',
      comment: 'Import from another context only its index.ts.',
      severity: 'error',
      from: { path: '^server/([^/]+)/', pathNot: testCode },
      to: { path: inContext, pathNot: ['^server/$1/', entryPoint] },
    },
    {
      name: 'context-entry-point-from-tests',
      comment: 'A test imports from another context only its index.ts, testing.ts and internals.ts.',
      severity: 'error',
      from: { path: '^server/([^/]+)/.*(testing/|testing\\.ts$|internals\\.ts$|\\.test\\.tsx?$)' },
      to: { path: inContext, pathNot: ['^server/$1/', entryPoint, testEntryPoint] },
    },
    {
      name: 'context-entry-point-from-tools',
      comment: 'Tests and tools import from a context only its index.ts, testing.ts and internals.ts.',
      severity: 'error',
      from: { path: '^server/(testing|operations|scale)/|^server/[^/]+\\.test\\.ts$|^(tools|e2e)/' },
      to: { path: inContext, pathNot: [entryPoint, testEntryPoint] },
    },
    {
      name: 'own-entry-point',
      comment: 'Inside a context, import the file that defines a name.',
      severity: 'error',
      from: { path: '^server/([^/]+)/' },
      to: { path: '^server/$1/(index|demo|startup|testing|internals)\\.ts$' },
    },
    {
      name: 'demo-entry-point',
      comment: 'Only server/demo may import demo.ts, because its functions check no permissions.',
      severity: 'error',
      from: { pathNot: '^server/demo/' },
      to: { path: `^server/(${contexts.join('|')})/demo\\.ts$` },
    },
    {
      name: 'no-composition-root',
      comment: 'A context must not import the composition root or test code.',
      severity: 'error',
      from: { path: inContext, pathNot: testCode },
      to: { path: '^server/([^/]+\\.ts$|demo/|key-rotation/|testing/|operations/|scale/)' },
    },
    {
      name: 'lib-is-pure',
      comment: 'server/lib may import only from contract/.',
      severity: 'error',
      from: { path: '^server/lib/', pathNot: testCode },
      to: { path: '^server/', pathNot: '^server/lib/' },
    },
    {
      name: 'repositories-below-services',
      comment: 'A repository holds SQL. It must not import a service, a resolver or a route.',
      severity: 'error',
      from: { path: '\\.repository\\.ts$' },
      to: { path: '\\.(service|resolvers|routes)\\.ts$' },
    },
    {
      name: 'services-below-resolvers',
      comment: 'Resolvers and routes call services; nothing but the composition root imports them.',
      severity: 'error',
      from: { path: inContext, pathNot: `${testCode}|^server/[^/]+/index\\.ts$` },
      to: { path: '\\.(resolvers|routes)\\.ts$' },
    },
    {
      name: 'resolvers-above-services',
      comment:
        'Resolvers and routes import from their context only services, and functions that build or check links.',
      severity: 'error',
      from: { path: '^server/([^/]+)/.*\\.(resolvers|routes)\\.ts$' },
      to: { path: '^server/$1/', pathNot: '(\\.service|Links)\\.ts$' },
    },
    {
      name: 'generated-api-types',
      comment: 'Import API types from the platform context, and enums from contract/enums.ts.',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: '^server/platform/(api/types|index|.*\\.repository|db/database)\\.ts$',
      },
      to: { path: '\\.generated\\.ts$' },
    },
    {
      name: 'contract-is-shared',
      comment: 'contract/ must not depend on the console or the server.',
      severity: 'error',
      from: { path: '^contract/' },
      to: { path: '^(src|server)/' },
    },
    {
      name: 'sides-share-the-contract',
      comment: 'The console and the server share only schema.graphql, openapi.yaml and contract/.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^server/' },
    },
    {
      name: 'sides-share-the-contract-only',
      comment: 'The console and the server share only schema.graphql, openapi.yaml and contract/.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/' },
    },
    ...downward,
  ],
  options: {
    // Includes type imports, which the compiler removes.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
};
