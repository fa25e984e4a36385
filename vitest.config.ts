import { defineConfig } from 'vitest/config'
import { useQuickTemp } from './scripts/quick-temp.mjs'

useQuickTemp()

/**
 * Three kinds, begun in the order of their names: the slow one first, so that both cores have work to the end. A process
 * for each file would load the program again for each, which was half of all the time: so files share two. What a module
 * remembers is keyed by ids, and each file has stores and a database of its own. Tests of pages give a function the browser that it
 * asks for, and take it away again.
 */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'database',
          include: ['{server,bench}/**/*.test.ts'],
          globalSetup: ['server/test/test-cluster.ts'],
        },
      },
      { extends: true, test: { name: 'pages', include: ['web/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'rules', include: ['{contract,domain}/**/*.test.ts'] } },
    ],
  },
})
