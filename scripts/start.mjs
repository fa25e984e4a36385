// `npm start`: installs what is missing, builds the web client once, starts the server.
import { installed, requireNode, runNode } from './project.mjs'
import { webBuilt } from './web-built.mjs'

requireNode()
await installed()
await webBuilt()
process.exitCode = await runNode(['server/src/main.ts'])
