// `npm test`: dependencies, types, style, every test of code and of pages. The last line says how it went.
import { installed, requireNode } from './project.mjs'
import { browserTests, conclude, style, types, unitTests } from './test-steps.mjs'

requireNode()
await installed()
conclude([await types(), await style(), await unitTests(), await browserTests()])
