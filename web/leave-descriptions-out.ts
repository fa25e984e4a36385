import type { Plugin } from 'vite'

/** Where zod lets each schema describe itself as a JSON schema: statements of one line each, a method and two entries. */
const processor = /^ *inst\._zod\.processJSONSchema = .*;\n/gm
const described = /\bcreate(?:ToJSONSchema|StandardJSONSchema)Method\([^)]*\)(?:\(params\))?/g
/** Where it takes English words for what has no sentence. */
const english = /\bcore\.config\(en\(\)\)/g

/** The text of zod's schemas without JSON schemas and without English words. */
export const withoutDescriptions = (code: string): string =>
  code.replace(processor, '').replace(described, 'undefined').replace(english, 'undefined')

/** The one file of zod that holds both. */
export const ofSchemas = /[\\/]node_modules[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/

/**
 * Leaves out of zod what a browser never asks for: it describes no schema (the server's OpenAPI does), and what is wrong with a value is said
 * by `setIssueMessages`. An import cannot do it, because each schema refers to both. 5 KiB of the till's first load.
 */
export const leaveDescriptionsOut = (): Plugin => ({
  name: 'leave-descriptions-out',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: ofSchemas },
    handler: code => ({ code: withoutDescriptions(code), map: null }),
  },
})
