// `npm run service install|remove|status`: what the service runs is installed and built first, so that it starts without
// a network and without npm.
import { installed, requireNode, runNode } from './project.mjs'
import { webBuilt } from './web-built.mjs'

const words = process.argv.slice(2)
requireNode()
await installed()
if (words[0] === 'install' && !words.includes('--print')) await webBuilt()
process.exitCode = await runNode(['server/src/autostart.ts', ...words])
