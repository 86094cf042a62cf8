import path from 'node:path';
import zlib from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { DefinePlugin, type ChunkGraph, type Configuration, type Module } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import type { JsMinifyOptions } from '@swc/core';
import { apiPrefixes, readEnvFile, validateBuildSettings } from './server/platform/startup';
import { buildSettingNames } from './src/config/buildSettings';

const isInSignInChunk = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'login');

export default (
  _env: unknown,
  { mode }: { mode?: string },
): Configuration & { devServer: DevServerConfiguration } => {
  readEnvFile();
  const settingsError = validateBuildSettings(process.env);
  if (settingsError) throw new Error(settingsError);
  const isProduction = mode === 'production';
  const api = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;

  return {
    mode: isProduction ? 'production' : 'development',
    entry: './src/main.tsx',
    devtool: isProduction ? false : 'eval-cheap-module-source-map',
    output: {
      path: path.resolve('dist/console'),
      publicPath: '/',
      // Shorter hashes save 0.5 kB on the sign-in screen, which loads the names of all files.
      filename: isProduction ? 'assets/[name].[contenthash:6].js' : 'assets/[name].js',
      chunkFilename: isProduction ? 'assets/[name].[contenthash:6].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:6][ext]',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        '@contract': path.resolve('contract'),
        '@': path.resolve('src'),
        // graphql-request can parse and print documents, which are already strings here. The shim saves 9 kB.
        graphql$: path.resolve('src/api/graphqlShim.ts'),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: {
                react: { runtime: 'automatic', development: !isProduction, refresh: !isProduction },
              },
              experimental: {
                plugins: [
                  [
                    '@lingui/swc-plugin',
                    { useLinguiV5IdGeneration: true, descriptorFields: isProduction ? 'id-only' : 'all' },
                  ],
                ],
              },
            },
          },
        },
        // Emotion imports these modules for `withTheme`, which the console does not use.
        { test: /hoist-non-react-statics|_isolated-hnrs/, sideEffects: false },
        {
          test: /\.po$/,
          loader: '@lingui/loader',
          options: { config: path.resolve('locales/lingui.config.ts') },
        },
      ],
    },
    optimization: {
      moduleIds: 'deterministic',
      // Saves 1 kB on the sign-in screen, but chunks change slightly more often.
      mangleExports: 'size',
      chunkIds: isProduction ? 'deterministic' : 'named',
      splitChunks: {
        cacheGroups: {
          // Puts the sign-in screen into one file, from which the other chunks load shared modules.
          signIn: { name: 'sign-in', chunks: 'async', enforce: true, test: isInSignInChunk },
        },
      },
      minimizer: [
        new MinimizerPlugin<JsMinifyOptions>({
          minify: MinimizerPlugin.swcMinify,
          parallel: false,
          minimizerOptions: {
            ecma: 2020,
            compress: { passes: 2 },
            mangle: true,
            format: { comments: false },
          },
          extractComments: false,
        }),
      ],
    },
    performance: { hints: false },
    cache: { type: 'filesystem', cacheDirectory: path.resolve('.cache/webpack') },
    stats: 'errors-warnings',
    plugins: [
      new HtmlWebpackPlugin({
        template: 'src/index.html',
        favicon: 'src/favicon.svg',
        scriptLoading: 'defer',
      }),
      new DefinePlugin({
        BUILD_SETTINGS: JSON.stringify(
          Object.fromEntries(buildSettingNames.map((name) => [name, process.env[name] ?? ''])),
        ),
      }),
      ...(isProduction
        ? [
            new CompressionPlugin({
              test: /\.(js|css|html|svg)$/,
              algorithm: 'gzip',
              filename: '[path][base].gz',
            }),
            new CompressionPlugin<zlib.BrotliOptions>({
              test: /\.(js|css|html|svg)$/,
              algorithm: 'brotliCompress',
              filename: '[path][base].br',
              compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
            }),
          ]
        : [new ReactRefreshPlugin({ overlay: false })]),
    ],
    devServer: {
      host: '127.0.0.1',
      port: Number(process.env.DEV_PORT ?? '4100'),
      hot: true,
      historyApiFallback: true,
      client: { overlay: false },
      proxy: [
        // Contains only API paths, so console routes such as /dashboard are not proxied.
        { context: [...apiPrefixes], target: api, ws: true, changeOrigin: false },
      ],
    },
  };
};
