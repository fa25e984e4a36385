// Runs one of the project's TypeScript programs on the project's own Node: `node scripts/run.mjs FILE [ARG ...]`.
import { installed, projectNode, requireNode, run } from './project.mjs'

requireNode()
await installed()
const [file, ...args] = process.argv.slice(2)
process.exitCode = await run(projectNode, [file, ...args])
