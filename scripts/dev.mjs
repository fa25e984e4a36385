// `npm run dev`: the web client with hot reload on port 5173, and the server, which starts again when a file changes.
import { installed, requireNode, runNode } from './project.mjs'

requireNode()
await installed()
process.stdout.write('Quầy for development: http://localhost:5173\n')
const codes = await Promise.all([
  runNode(['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'info' },
  }),
  runNode(['node_modules/vite/bin/vite.js', 'web', '--strictPort']),
])
process.exitCode = Math.max(...codes)
