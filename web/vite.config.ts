import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { codeSplitting } from './code-splitting.ts'
import { compressAssets } from './compress-assets.ts'
import { leaveDescriptionsOut } from './leave-descriptions-out.ts'
import { leaveSummariesOut } from './leave-summaries-out.ts'
import { listFiles } from './list-files.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    leaveSummariesOut(),
    leaveDescriptionsOut(),
    react({ compiler: true }),
    tailwindcss(),
    listFiles(),
    compressAssets(),
  ],
  build: {
    target: 'baseline-widely-available',
    // The Content-Security-Policy of the server allows files of its own only: nothing may become a data: URL.
    assetsInlineLimit: 0,
    // Which files each later part needs is found out when it comes: their names, told beforehand, were 3.6 KiB of the till's first load.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needs, { hostType }) => (hostType === 'html' ? needs : []),
    },
    rolldownOptions: { output: { codeSplitting } },
  },
  worker: { format: 'es' },
  server: {
    proxy: { '/mp': `http://127.0.0.1:${process.env.PORT ?? 3000}` },
  },
})
