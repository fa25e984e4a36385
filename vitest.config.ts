import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,domain,server,web,bench}/**/*.test.ts', '{contract,domain,server,web}/**/*.test.tsx'],
    globalSetup: ['server/test/test-cluster.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
