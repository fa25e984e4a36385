// Runs one of the project's TypeScript programs on the project's own Node: `node scripts/run.mjs FILE [ARG ...]`.
import { installed, requireNode, runNode } from './project.mjs'

requireNode()
await installed()
process.exitCode = await runNode(process.argv.slice(2))
